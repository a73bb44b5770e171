import { PhotoStep } from '#features/photos/web/index.ts'
import { AboutMeStep, PersonalInfoStep } from '#features/profiles/web/index.ts'

/** The optional steps between a new account and its confirmation, in order (ACC-03). */
export const signUpSteps = [
  { id: 'photo', Step: PhotoStep, phrases: 'photos' },
  { id: 'personal', Step: PersonalInfoStep, phrases: 'profiles' },
  { id: 'about', Step: AboutMeStep, phrases: 'profiles' },
] as const
