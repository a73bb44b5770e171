export const pl = {
  photo: {
    title: 'To zdjęcie widzą osoby z Premium',
    text: 'Z Premium widzisz wszystkie zdjęcia, które pokazują inni. Dostajesz je z pierwszymi kredytami: jedna płatność i nic się nie odnawia.',
  },
  slot: {
    title: '{limit, plural, one {# zdjęcie jest za darmo} few {# zdjęcia są za darmo} many {# zdjęć jest za darmo} other {# zdjęcia jest za darmo}}',
    text: 'Z Premium możesz pokazać do {premium, plural, one {# własnego zdjęcia} few {# własnych zdjęć} many {# własnych zdjęć} other {# własnego zdjęcia}}. Dostajesz je z pierwszymi kredytami: jedna płatność i nic się nie odnawia.',
  },
  start: {
    title: 'Twoje darmowe rozmowy są wykorzystane',
    text: 'Możesz pisać w nich dalej i odpowiadać każdej osobie, która do ciebie napisze. Z Premium zaczniesz ich tyle, ile chcesz. Dostajesz je z pierwszymi kredytami: jedna płatność i nic się nie odnawia.',
  },
  not_now: 'Nie teraz',
  get: 'Przejdź na Premium',
}
