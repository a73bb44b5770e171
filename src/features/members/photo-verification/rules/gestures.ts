/**
 * What can be asked for in the picture. None needs a thumb, a smile or sight; half of them need no hands, the others no
 * turning of the head, so that whoever cannot make one is offered one of the other half.
 */
export const gestureFamilies = {
  hand: ['hand_beside_face', 'hand_on_head', 'hand_on_shoulder'],
  head: ['head_to_side', 'look_aside', 'look_up'],
} as const

export const gestures = [...gestureFamilies.hand, ...gestureFamilies.head] as const
export type Gesture = (typeof gestures)[number]

/** How many gestures are offered before the ways without one. */
export const gesturesAtMost = 2

/** The gesture for a roll of the dice, from the half that none of those before came from. */
export function drawGesture(before: readonly string[], roll: number): Gesture {
  const seen = (family: readonly string[]) => before.some((gesture) => family.includes(gesture))
  const { hand, head } = gestureFamilies
  const pool: readonly Gesture[] = seen(hand) === seen(head) ? gestures : seen(hand) ? head : hand
  const rest = pool.filter((gesture) => !before.includes(gesture))
  return rest[roll % rest.length] ?? 'hand_beside_face'
}
