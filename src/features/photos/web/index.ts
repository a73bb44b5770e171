/** The door of photos for screens. */
export { loadOwnPhotos } from './load-own-photos.ts'
export { MemberPhotos } from './member-photos.tsx'
export { OwnPhotos } from './own-photos.tsx'
export { PrivateAccess } from './private-access.tsx'
export { photoSource } from './photo-source.ts'
export { PhotoStep } from './photo-step.tsx'
export { useThumbhashes } from './use-thumbhashes.ts'
