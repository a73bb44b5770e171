export const pl = {
  photo: {
    title: 'To zdjęcie widzą użytkownicy Premium',
    text: 'Z Premium widzisz wszystkie zdjęcia, które pokazują użytkownicy. Dostajesz je z pierwszymi kredytami: jedna płatność i nic się nie odnawia.',
  },
  slot: {
    title:
      '{limit, plural, one {# zdjęcie jest darmowe} few {# zdjęcia są darmowe} many {# zdjęć jest darmowych} other {# zdjęcia jest darmowe}}',
    text: 'Z Premium możesz pokazać do {premium, plural, one {# własnego zdjęcia} few {# własnych zdjęć} many {# własnych zdjęć} other {# własnego zdjęcia}}. Dostajesz je z pierwszymi kredytami: jedna płatność i nic się nie odnawia.',
  },
  start: {
    title: 'Twoje darmowe rozmowy są już rozpoczęte',
    text: 'Możesz pisać w nich dalej i odpowiadać każdemu, kto do ciebie napisze. Z Premium zaczynasz ich tyle, ile chcesz. Dostajesz je z pierwszymi kredytami: jedna płatność i nic się nie odnawia.',
  },
  not_now: 'Nie teraz',
  get: 'Przejdź na Premium',
}
