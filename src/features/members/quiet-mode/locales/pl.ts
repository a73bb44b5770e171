export const pl = {
  title: 'Przegląd',
  name: 'Tryb dyskretny',
  turn_on: 'Włącz tryb dyskretny',
  turn_off: 'Wyłącz tryb dyskretny',
  leave: 'Wyjdź szybko',
  keys: 'Albo naciśnij trzy razy Esc',
  mail: {
    sender: 'Konto',
    subject: 'Nowości na twoim koncie',
    preview: 'Otwórz tę wiadomość, aby ją przeczytać.',
  },
} as const
