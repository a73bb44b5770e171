/** A kind of profile, by its name on the wire. */
type Kind = 'member' | 'fictional' | 'sponsored'

/** The kinds a reader's lists hold: members always, the others where the site has them and the reader did not switch them off. */
export function shownKinds(
  settings: { readonly fictional: boolean; readonly member_resell: boolean },
  hidden: boolean,
): readonly Kind[] {
  if (hidden) return ['member']
  return [
    'member',
    ...(settings.fictional ? ['fictional' as const] : []),
    ...(settings.member_resell ? ['sponsored' as const] : []),
  ]
}
