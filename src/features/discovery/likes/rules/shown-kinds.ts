/** A kind of profile, as named in the API. */
type Kind = 'member' | 'fictional' | 'sponsored'

/**
 * The kinds of profiles in the reader's lists: always members; the others if the site has them and
 * the reader hasn't hidden them.
 */
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
