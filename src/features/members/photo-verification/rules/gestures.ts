/**
 * The possible gestures. None requires a thumb, a smile or sight; one family requires no hands and
 * the other no turning of the head, so that a member who cannot make one gesture is offered one
 * from the other family.
 */
export const gestureFamilies = {
  hand: ['hand_beside_face', 'hand_on_head', 'hand_on_shoulder'],
  head: ['head_to_side', 'look_aside', 'look_up'],
} as const

export const gestures = [...gestureFamilies.hand, ...gestureFamilies.head] as const
export type Gesture = (typeof gestures)[number]

/** Number of gestures offered before the alternatives. */
export const maxGestures = 2

/**
 * Picks the gesture for a random number, from the family that none of the previous ones came from.
 */
export function drawGesture(before: readonly string[], roll: number): Gesture {
  const seen = (family: readonly string[]) => before.some((gesture) => family.includes(gesture))
  const { hand, head } = gestureFamilies
  const pool: readonly Gesture[] = seen(hand) === seen(head) ? gestures : seen(hand) ? head : hand
  const rest = pool.filter((gesture) => !before.includes(gesture))
  return rest[roll % rest.length] ?? 'hand_beside_face'
}
