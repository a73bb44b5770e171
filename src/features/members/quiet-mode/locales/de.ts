export const de = {
  title: 'Übersicht',
  name: 'Ruhemodus',
  turn_on: 'Ruhemodus einschalten',
  turn_off: 'Ruhemodus ausschalten',
  leave: 'Schnell verlassen',
  keys: 'Oder dreimal Esc drücken',
  mail: {
    sender: 'Konto',
    subject: 'Neues zu deinem Konto',
    preview: 'Öffne diese Nachricht, um sie zu lesen.',
  },
} as const
