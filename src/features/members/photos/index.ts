export {
  acceptedImageTypes as acceptedPictures,
  descriptionLimits as describedBy,
  uploadLimits,
} from './rules/limits.ts'
export { computePerceptualHash as printOf } from './rules/compute-perceptual-hash.ts'
export { rejections, type Rejection } from './rules/rejections.ts'
export { sizes } from './rules/sizes.ts'
