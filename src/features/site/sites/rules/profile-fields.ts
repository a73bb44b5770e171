/** The profile fields a site may show or hide (SITE-01 visible_profile_fields). */
export const profileFields = [
  'age',
  'gender',
  'sexuality',
  'country',
  'region',
  'city',
  'relationship_status',
  'hair_colour',
  'eye_colour',
  'body_type',
  'tattoos',
  'signup_reason',
  'interests',
  'about',
] as const

/** The filters a site may offer in search (SRCH-01 search_fields). */
export const searchFields = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const
