export const en = {
  names: {
    /** Label of a trait, such as “Looking for: A relationship”. */
    signup_reason: 'Looking for',
    relationship_status: 'Relationship',
    body_type: 'Body type',
    hair_colour: 'Hair',
    eye_colour: 'Eyes',
    tattoos: 'Tattoos',
    gender: 'Gender',
    sexuality: 'Orientation',
    age: 'Age',
    country: 'Country',
    region: 'Region',
    city: 'City',
    interests: 'Interests',
  },
  values: {
    gender: { male: 'Man', female: 'Woman' },
    sexuality: { hetero: 'Straight', gay: 'Gay', lesbian: 'Lesbian', bi: 'Bisexual' },
    signup_reason: {
      relationship: 'A relationship',
      dates: 'Dates, then we’ll see',
      friendship: 'Friendship',
      chat: 'Good conversation',
      casual: 'Something casual',
      unsure: 'Not sure yet',
    },
    relationship_status: {
      /** About the owner of the profile; use {gender} where the language needs it. */
      single: '{gender, select, other {Single}}',
      unmarried: '{gender, select, other {Never married}}',
      divorced: '{gender, select, other {Divorced}}',
      widowed: '{gender, select, other {Widowed}}',
      living_together: '{gender, select, other {Living together}}',
      married: '{gender, select, other {Married}}',
    },
    body_type: {
      slim: 'Slim',
      normal: 'Average',
      /** A kind word, as people would describe themselves. */
      fat: 'Fuller',
    },
    hair_colour: {
      black: 'Black',
      brown: 'Brown',
      blonde: 'Blonde',
      red: 'Red',
      grey: 'Grey',
      white: 'White',
      bald: 'Bald',
      other: 'Another colour',
    },
    eye_colour: {
      brown: 'Brown',
      hazel: 'Hazel',
      green: 'Green',
      blue: 'Blue',
      grey: 'Grey',
      other: 'Another colour',
    },
    tattoos: { none: 'None', some: 'A few', many: 'Many' },
  },
} as const
