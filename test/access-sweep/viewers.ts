/** Everyone the sweep asks as, from the one with the least right to the one whose data it is. */
export const viewerNames = [
  /** Nobody. */
  'visitor',
  /** The session of an account that is erased. */
  'erased',
  /** A session whose time is over. */
  'expired',
  /** A session of the other pool, shown at this site's door. */
  'wrongDoor',
  /** The victim's own session, shown at the other pool's door. */
  'ownerElsewhere',
  /** A member of the other pool, at home. */
  'elsewhere',
  /** Blocked by the victim, after a match and a conversation. */
  'blocked',
  /** Has blocked the victim. */
  'blocker',
  'unconfirmed',
  'free',
  'premium',
  /** Writes with the victim, and both like each other. */
  'partner',
  /** The victim: the member whose data is watched. */
  'owner',
] as const
export type ViewerName = (typeof viewerNames)[number]

/** Whose requests are those of a visitor. */
export const strangers: readonly ViewerName[] = ['visitor', 'erased', 'expired', 'wrongDoor', 'ownerElsewhere']

/** Who may see the victim's page. */
export const insight: readonly ViewerName[] = ['unconfirmed', 'free', 'premium', 'partner', 'owner']

/** What a call is about, by the kind of id it names. An e-mail address is nobody's to ask about. */
const sight = {
  member: insight,
  conversation: ['partner', 'owner'],
  match: ['partner', 'owner'],
  order: ['owner'],
  photo: ['owner'],
  email: [],
} as const satisfies Record<string, readonly ViewerName[]>
export type Kind = keyof typeof sight

/** Whether a viewer may see the victim's thing of a kind. */
export function maySee(viewer: ViewerName, kind: Kind): boolean {
  return (sight[kind] as readonly ViewerName[]).includes(viewer)
}
