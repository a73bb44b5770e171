export const nl = {
  title: 'Overzicht',
  name: 'Stille modus',
  turn_on: 'Stille modus aanzetten',
  turn_off: 'Stille modus uitzetten',
  leave: 'Snel weg',
  keys: 'Of druk drie keer op Esc',
  mail: {
    sender: 'Account',
    subject: 'Nieuws over je account',
    preview: 'Open dit bericht om het te lezen.',
  },
} as const
