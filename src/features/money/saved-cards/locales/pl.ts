export const pl = {
  card: '{brand} z końcówką {last4}',
  some_card: 'Karta',
  removed_card: 'Usunięta karta',
  states: {
    good: 'Ważna do końca miesiąca: {month}',
    ends_soon: 'Ważna już tylko do końca miesiąca: {month}',
    expired: 'Straciła ważność z końcem miesiąca: {month}',
    refused: 'Operator płatności już jej nie zna',
  },
  repeat: {
    title: 'Zamów ponownie',
    lead: 'Ten sam pakiet co ostatnio, opłacony zapamiętaną kartą. Nic się nie odnawia: za każdym razem zamawiasz samodzielnie.',
    card: 'Zapłać kartą',
    manage: 'Twoje zapamiętane karty',
    once: 'Płatność jednorazowa wybraną kartą. Bank może poprosić cię o potwierdzenie.',
    once_by: 'Płatność jednorazowa: {card}. Bank może poprosić cię o potwierdzenie.',
    paying: 'Składamy zamówienie',
    waits: 'Zamówienie opłacane zapamiętaną kartą czeka jeszcze na twój bank. Najpierw je dokończ albo anuluj.',
    to_waiting: 'Zobacz to zamówienie',
    link: 'Zamów ponownie {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  },
  last: {
    title: 'Twoje ostatnie zamówienie',
    changed:
      'Ostatnio cena wyniosła {before}. Teraz {credits, plural, one {# kredyt kosztuje} few {# kredyty kosztują} many {# kredytów kosztuje} other {# kredytu kosztuje}} {now}.',
  },
  none: {
    buy: 'Kup kredyty',
    card: 'Zapłać kartą',
    no_order: {
      title: 'Nie ma jeszcze czego zamówić ponownie',
      text: 'Gdy kupisz pakiet kredytów, możesz tu zamówić go jeszcze raz.',
    },
    not_sold: {
      title: 'Tego pakietu już nie sprzedajemy',
      text: 'Twojego ostatniego pakietu nie można już kupić tam, gdzie go zamówiono. Dzisiejsze pakiety są na stronie z kredytami.',
    },
    no_card: {
      title: 'Nie ma zapamiętanej karty',
      text: 'Zapłać raz kartą i zaznacz, żeby ją zapamiętać. Potem możesz tu zamawiać ponownie.',
    },
    no_good_card: {
      title: 'Żadną z twoich kart nie można zapłacić',
      text: 'Zapłać raz inną kartą i zaznacz, żeby ją zapamiętać. Niczego nie zamówiono.',
    },
  },
  offers: {
    again: 'Spróbuj ponownie',
    new_card: 'Użyj innej karty',
    paypal: 'Zapłać przez PayPal',
  },
  failed: {
    declined: '{card}: twój bank nie zatwierdził płatności.',
    unconfirmed: '{card}: płatność nie została potwierdzona w twoim banku.',
    expired: '{card}: ta karta straciła ważność.',
    refused: '{card}: operator płatności nie zna już tej karty, więc nie można jej tu używać.',
  },
  asking:
    'Operator płatności jeszcze nie odpowiada. Pytamy dalej przez godzinę, a pieniądze pobierzemy najwyżej raz. Możesz opuścić tę stronę.',
  own: {
    empty_title: 'Nie ma zapamiętanej karty',
    empty_text: 'Gdy płacisz kartą, możesz zaznaczyć, żeby ją zapamiętać na następne zamówienie.',
    remove: 'Usuń',
    remove_named: 'Usuń: {card}',
    removed: 'Karta {card} została usunięta, a operator płatności też ją zapomni.',
    ask_title: 'Usunąć tę kartę?',
    ask_text:
      'Karta {card} zostanie usunięta tutaj i zapomniana przez operatora płatności. Żadne pieniądze nie zmieniają właściciela, a twoje zamówienia zostają.',
    keep: 'Zostaw',
    confirm: 'Usuń kartę',
    removing: 'Usuwamy',
  },
  refusals: {
    card_removed: 'Tej karty nie można już używać. Niczego nie zamówiono ani nie pobrano; zapłać inną kartą.',
    card_expired: 'Ta karta straciła ważność. Niczego nie zamówiono ani nie pobrano; zapłać inną kartą.',
    nothing_to_repeat: 'Nie ma tu opłaconego pakietu, który można zamówić ponownie. Niczego nie zamówiono.',
    newer_order:
      'Od otwarcia tej strony złożono już zamówienie. Niczego więcej nie zamówiono; najpierw obejrzyj ją jeszcze raz.',
    order_pending:
      'Wcześniejsze zamówienie czeka jeszcze na twój bank. Niczego więcej nie zamówiono; najpierw je dokończ albo anuluj.',
  },
} as const
