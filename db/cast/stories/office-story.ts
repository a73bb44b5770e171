import type { Story } from './story-shape.ts'

/**
 * The items the back office has to review on the first day, on both sites, and the photo
 * verifications it has already decided.
 */
export const officeStory: Pick<Story, 'waitingPhotos' | 'verifications'> = {
  waitingPhotos: [
    { by: 'wanda', still: 'bike', minutesAgo: 310 },
    { by: 'amara', still: 'tent', minutesAgo: 96 },
    // Pim's only photo shows a boat; a reviewer decides whether that may be a main photo.
    { by: 'pim', still: 'sail', minutesAgo: 41 },
    { by: 'luca', still: 'guitar', minutesAgo: 12 },
    { by: 'stefan', still: 'coffee', minutesAgo: 75 },
  ],
  verifications: [
    { by: 'lena', gesture: 'hand_on_head', minutesAgo: 9000, verifiedMinutesAgo: 8900 },
    { by: 'mei', gesture: 'look_up', minutesAgo: 7300, verifiedMinutesAgo: 7150 },
    { by: 'noor', gesture: 'head_to_side', minutesAgo: 4600, verifiedMinutesAgo: 4550 },
    { by: 'malik', gesture: 'hand_beside_face', minutesAgo: 3000, verifiedMinutesAgo: 2800 },
    { by: 'clara', gesture: 'look_aside', minutesAgo: 5000, verifiedMinutesAgo: 4800 },
    { by: 'julian', gesture: 'hand_on_shoulder', minutesAgo: 2500, verifiedMinutesAgo: 2450 },
    { by: 'bram', gesture: 'hand_on_head', minutesAgo: 220 },
    // Someone else's face, which the reviewer is meant to notice.
    { by: 'kofi', gesture: 'look_aside', minutesAgo: 64, portraitOwner: 'dev' },
    { by: 'claire', gesture: 'head_to_side', minutesAgo: 19 },
    { by: 'lukas', gesture: 'hand_beside_face', minutesAgo: 33 },
  ],
}
