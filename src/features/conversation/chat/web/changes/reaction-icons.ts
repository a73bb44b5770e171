import {
  HandsClappingFillIcon,
  HeartFillIcon,
  SmileyFillIcon,
  SmileySadFillIcon,
  SmileyWinkFillIcon,
  ThumbsUpFillIcon,
} from '#ui/components/index.ts'

/** The drawing of each reaction. */
export const reactionIcons = {
  love: HeartFillIcon,
  laugh: SmileyFillIcon,
  agree: ThumbsUpFillIcon,
  applause: HandsClappingFillIcon,
  wink: SmileyWinkFillIcon,
  sad: SmileySadFillIcon,
} as const
