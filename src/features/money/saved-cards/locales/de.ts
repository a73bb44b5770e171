export const de = {
  card: '{brand}, Endziffern {last4}',
  some_card: 'Karte',
  removed_card: 'Die Karte, die du entfernt hast',
  states: {
    good: 'Gültig bis Ende {month}',
    ends_soon: 'Nur noch gültig bis Ende {month}',
    expired: 'Abgelaufen Ende {month}',
    refused: 'Dem Zahlungsdienst nicht mehr bekannt',
  },
  repeat: {
    title: 'Noch einmal bestellen',
    lead: 'Dasselbe Paket wie beim letzten Mal, bezahlt mit einer Karte, die du gespeichert hast. Nichts verlängert sich: Du bestellst, jedes Mal.',
    card: 'Bezahlen mit',
    manage: 'Deine gespeicherten Karten',
    once: 'Einmalige Zahlung mit der Karte, die du wählst. Vielleicht bittet dich deine Bank um eine Bestätigung.',
    once_by: 'Einmalige Zahlung mit {card}. Vielleicht bittet dich deine Bank um eine Bestätigung.',
    paying: 'Wird bestellt',
    waits: 'Eine Bestellung mit gespeicherter Karte wartet noch auf deine Bank. Schließ sie erst ab oder brich sie ab.',
    to_waiting: 'Zu dieser Bestellung',
    link: '{credits, plural, one {# Credit} other {# Credits}} noch einmal bestellen',
  },
  last: {
    title: 'Deine letzte Bestellung',
    changed:
      'Beim letzten Mal hast du {before} bezahlt. Jetzt {credits, plural, one {kostet # Credit} other {kosten # Credits}} {now}.',
  },
  none: {
    buy: 'Credits kaufen',
    card: 'Mit Karte bezahlen',
    no_order: {
      title: 'Noch nichts zum Nachbestellen',
      text: 'Sobald du ein Paket Credits gekauft hast, kannst du es hier noch einmal bestellen.',
    },
    not_sold: {
      title: 'Dieses Paket gibt es nicht mehr',
      text: 'Dein letztes Paket ist dort, wo du es bestellt hast, nicht mehr zu haben. Die Pakete von heute stehen auf der Seite der Credits.',
    },
    no_card: {
      title: 'Keine Karte gespeichert',
      text: 'Bezahl einmal mit einer Karte und setz das Häkchen, dass sie gespeichert wird. Danach kannst du hier nachbestellen.',
    },
    no_good_card: {
      title: 'Keine deiner Karten kann bezahlen',
      text: 'Bezahl einmal mit einer anderen Karte und setz das Häkchen, dass sie gespeichert wird. Es wurde nichts bestellt.',
    },
  },
  offers: {
    again: 'Noch einmal versuchen',
    new_card: 'Andere Karte nehmen',
    paypal: 'Mit PayPal bezahlen',
  },
  failed: {
    declined: '{card}: Deine Bank hat die Zahlung nicht freigegeben.',
    unconfirmed: '{card}: Die Zahlung wurde bei deiner Bank nicht bestätigt.',
    expired: '{card}: Diese Karte ist abgelaufen.',
    refused: '{card}: Der Zahlungsdienst kennt diese Karte nicht mehr, hier kannst du sie also nicht mehr verwenden.',
  },
  asking:
    'Der Zahlungsdienst antwortet noch nicht. Wir fragen eine Stunde lang weiter, und abgebucht wird höchstens einmal. Du kannst diese Seite verlassen.',
  own: {
    empty_title: 'Keine Karte gespeichert',
    empty_text:
      'Wenn du mit Karte bezahlst, kannst du sie mit einem Häkchen für eine spätere Bestellung speichern lassen.',
    remove: 'Entfernen',
    remove_named: '{card} entfernen',
    removed: '{card} ist entfernt, und der Zahlungsdienst löscht sie auch.',
    ask_title: 'Diese Karte entfernen?',
    ask_text:
      '{card} wird hier entfernt und beim Zahlungsdienst gelöscht. Es fließt kein Geld, und deine Bestellungen bleiben.',
    keep: 'Behalten',
    confirm: 'Karte entfernen',
    removing: 'Wird entfernt',
  },
  refusals: {
    card_removed:
      'Diese Karte kann nicht mehr verwendet werden. Es wurde nichts bestellt und nichts abgebucht; bitte bezahl mit einer anderen.',
    card_expired:
      'Diese Karte ist abgelaufen. Es wurde nichts bestellt und nichts abgebucht; bitte bezahl mit einer anderen.',
    nothing_to_repeat: 'Hier gibt es kein bezahltes Paket zum Nachbestellen. Es wurde nichts bestellt.',
    newer_order:
      'Du hast bestellt, seit du diese Seite geöffnet hast. Es wurde nichts weiter bestellt; bitte sieh sie dir erst neu an.',
    order_pending:
      'Eine frühere Bestellung wartet noch auf deine Bank. Es wurde nichts weiter bestellt; bitte schließ sie erst ab oder brich sie ab.',
  },
} as const
