/** Every viewer of the sweep, from the fewest rights to the member whose data is watched. */
export const viewerNames = [
  /** Not logged in. */
  'visitor',
  /** The session of an erased account. */
  'erased',
  /** An expired session. */
  'expired',
  /** A session of the other pool, used on this site. */
  'wrongDoor',
  /** The victim's own session, used on the other pool's site. */
  'ownerElsewhere',
  /** A member of the other pool, on their own site. */
  'elsewhere',
  /** Blocked by the victim, after a match and a conversation. */
  'blocked',
  /** Has blocked the victim. */
  'blocker',
  'unconfirmed',
  'free',
  'premium',
  /** In a conversation and matched with the victim. */
  'partner',
  /** The victim: the member whose data is watched. */
  'owner',
] as const
export type ViewerName = (typeof viewerNames)[number]

/** Viewers treated like visitors. */
export const strangers: readonly ViewerName[] = [
  'visitor',
  'erased',
  'expired',
  'wrongDoor',
  'ownerElsewhere',
]

/** Viewers who may see the victim's page. */
export const profileReaders: readonly ViewerName[] = [
  'unconfirmed',
  'free',
  'premium',
  'partner',
  'owner',
]

/** Viewers who may see a resource, by the kind of id. No one may look up an email address. */
const viewersByKind = {
  member: profileReaders,
  conversation: ['partner', 'owner'],
  match: ['partner', 'owner'],
  order: ['owner'],
  photo: ['owner'],
  email: [],
} as const satisfies Record<string, readonly ViewerName[]>
export type Kind = keyof typeof viewersByKind

/** Whether a viewer may see the victim's resource of a kind. */
export function maySee(viewer: ViewerName, kind: Kind): boolean {
  return (viewersByKind[kind] as readonly ViewerName[]).includes(viewer)
}
