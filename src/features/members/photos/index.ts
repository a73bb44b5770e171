export {
  acceptedImageTypes,
  descriptionLimits,
  uploadLimits,
} from './rules/limits.ts'
export { computePerceptualHash } from './rules/compute-perceptual-hash.ts'
export { rejections, type Rejection } from './rules/rejections.ts'
export { sizes } from './rules/sizes.ts'
