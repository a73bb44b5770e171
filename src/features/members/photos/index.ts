export { acceptedPictures, describedBy, uploadLimits } from './rules/limits.ts'
export { printOf } from './rules/print-of.ts'
export { rejections, type Rejection } from './rules/rejections.ts'
export { sizes } from './rules/sizes.ts'
