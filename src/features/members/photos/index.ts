export { descriptionLimits } from './rules/limits.ts'
export { rejections, type Rejection } from './rules/rejections.ts'
