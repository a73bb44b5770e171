export const it = {
  title: 'Panoramica',
  name: 'Modalità discreta',
  turn_on: 'Attiva la modalità discreta',
  turn_off: 'Disattiva la modalità discreta',
  leave: 'Esci subito',
  keys: 'Oppure premi Esc tre volte',
  mail: {
    sender: 'Account',
    subject: 'Novità sul tuo account',
    preview: 'Apri questo messaggio per leggerlo.',
  },
} as const
