export const nl = {
  card: '{brand} eindigend op {last4}',
  some_card: 'Kaart',
  removed_card: 'De kaart die je hebt verwijderd',
  states: {
    good: 'Geldig tot eind {month}',
    ends_soon: 'Nog maar geldig tot eind {month}',
    expired: 'Verlopen eind {month}',
    refused: 'Niet meer bekend bij de betaaldienst',
  },
  repeat: {
    title: 'Opnieuw bestellen',
    lead: 'Hetzelfde pakket als de vorige keer, betaald met een kaart die je hebt bewaard. Niets wordt verlengd: jij bestelt, elke keer.',
    card: 'Betalen met',
    manage: 'Je bewaarde kaarten',
    once: 'Eenmalige betaling met de kaart die je kiest. Misschien vraagt je bank je om een bevestiging.',
    once_by: 'Eenmalige betaling met {card}. Misschien vraagt je bank je om een bevestiging.',
    paying: 'Bezig met bestellen',
    waits: 'Een bestelling met een bewaarde kaart wacht nog op je bank. Rond die eerst af of annuleer hem.',
    to_waiting: 'Naar die bestelling',
    link: 'Opnieuw {credits, plural, one {# credit} other {# credits}} bestellen',
  },
  last: {
    title: 'Je laatste bestelling',
    changed:
      'De vorige keer betaalde je {before}. Nu {credits, plural, one {kost # credit} other {kosten # credits}} {now}.',
  },
  none: {
    buy: 'Credits kopen',
    card: 'Met een kaart betalen',
    no_order: {
      title: 'Nog niets om opnieuw te bestellen',
      text: 'Zodra je een pakket credits hebt gekocht, kun je het hier opnieuw bestellen.',
    },
    not_sold: {
      title: 'Dit pakket wordt niet meer verkocht',
      text: 'Je laatste pakket is niet meer te koop waar je het bestelde. De pakketten van nu staan op de pagina met credits.',
    },
    no_card: {
      title: 'Er is geen kaart bewaard',
      text: 'Betaal één keer met een kaart en vink aan dat die bewaard wordt. Daarna kun je hier opnieuw bestellen.',
    },
    no_good_card: {
      title: 'Met geen van je kaarten kun je betalen',
      text: 'Betaal één keer met een andere kaart en vink aan dat die bewaard wordt. Er is niets besteld.',
    },
  },
  offers: {
    again: 'Opnieuw proberen',
    new_card: 'Een andere kaart gebruiken',
    paypal: 'Met PayPal betalen',
  },
  failed: {
    declined: '{card}: je bank heeft de betaling niet goedgekeurd.',
    unconfirmed: '{card}: de betaling is niet bevestigd bij je bank.',
    expired: '{card}: deze kaart is verlopen.',
    refused: '{card}: de betaaldienst kent deze kaart niet meer, dus je kunt hem hier niet meer gebruiken.',
  },
  asking:
    'De betaaldienst antwoordt nog niet. We blijven een uur lang vragen, en er wordt hoogstens één keer afgeschreven. Je kunt deze pagina verlaten.',
  own: {
    empty_title: 'Er is geen kaart bewaard',
    empty_text: 'Als je met een kaart betaalt, kun je aanvinken dat die bewaard wordt voor een volgende bestelling.',
    remove: 'Verwijderen',
    remove_named: '{card} verwijderen',
    removed: '{card} is verwijderd, en de betaaldienst vergeet hem ook.',
    ask_title: 'Deze kaart verwijderen?',
    ask_text:
      '{card} wordt hier verwijderd en bij de betaaldienst vergeten. Er gaat geen geld om en je bestellingen blijven staan.',
    keep: 'Bewaren',
    confirm: 'Kaart verwijderen',
    removing: 'Bezig met verwijderen',
  },
  refusals: {
    card_removed:
      'Deze kaart kan niet meer worden gebruikt. Er is niets besteld en niets afgeschreven; betaal met een andere.',
    card_expired: 'Deze kaart is verlopen. Er is niets besteld en niets afgeschreven; betaal met een andere.',
    nothing_to_repeat: 'Er is hier geen betaald pakket om opnieuw te bestellen. Er is niets besteld.',
    newer_order: 'Je hebt besteld sinds je deze pagina opende. Er is verder niets besteld; bekijk hem eerst opnieuw.',
    order_pending:
      'Een eerdere bestelling wacht nog op je bank. Er is verder niets besteld; rond die eerst af of annuleer hem.',
  },
} as const
