export const fr = {
  card: '{brand} se terminant par {last4}',
  some_card: 'Carte',
  removed_card: 'La carte que tu as retirée',
  states: {
    good: 'Valable jusqu’à fin {month}',
    ends_soon: 'Valable seulement jusqu’à fin {month}',
    expired: 'Expirée fin {month}',
    refused: 'Le prestataire de paiement ne la connaît plus',
  },
  repeat: {
    title: 'Commander à nouveau',
    lead: 'Le même pack que la dernière fois, payé avec une carte que tu as enregistrée. Rien ne se renouvelle : c’est toi qui commandes, à chaque fois.',
    card: 'Payer avec',
    manage: 'Tes cartes enregistrées',
    once: 'Paiement unique avec la carte que tu choisis. Ta banque te demandera peut-être de confirmer.',
    once_by: 'Paiement unique avec {card}. Ta banque te demandera peut-être de confirmer.',
    paying: 'Commande en cours',
    waits: 'Une commande avec une carte enregistrée attend encore ta banque. Termine-la ou annule-la d’abord.',
    to_waiting: 'Voir cette commande',
    link: 'Commander à nouveau {credits, plural, one {# crédit} other {# crédits}}',
  },
  last: {
    title: 'Ta dernière commande',
    changed:
      'La dernière fois, tu as payé {before}. Maintenant, {credits, plural, one {# crédit coûte} other {# crédits coûtent}} {now}.',
  },
  none: {
    buy: 'Acheter des crédits',
    card: 'Payer par carte',
    no_order: {
      title: 'Rien à commander à nouveau pour l’instant',
      text: 'Dès que tu auras acheté un pack de crédits, tu pourras le commander à nouveau ici.',
    },
    not_sold: {
      title: 'Ce pack n’est plus vendu',
      text: 'Ton dernier pack n’est plus en vente là où tu l’as commandé. Les packs d’aujourd’hui sont sur la page des crédits.',
    },
    no_card: {
      title: 'Aucune carte enregistrée',
      text: 'Paie une fois par carte et coche la case pour l’enregistrer. Ensuite, tu pourras commander à nouveau ici.',
    },
    no_good_card: {
      title: 'Aucune de tes cartes ne peut payer',
      text: 'Paie une fois avec une autre carte et coche la case pour l’enregistrer. Rien n’a été commandé.',
    },
  },
  offers: {
    again: 'Réessayer',
    new_card: 'Utiliser une autre carte',
    paypal: 'Payer avec PayPal',
  },
  failed: {
    declined: '{card} : ta banque n’a pas autorisé le paiement.',
    unconfirmed: '{card} : le paiement n’a pas été confirmé auprès de ta banque.',
    expired: '{card} : cette carte a expiré.',
    refused: '{card} : le prestataire de paiement ne connaît plus cette carte, elle ne peut donc plus servir ici.',
  },
  asking:
    'Le prestataire de paiement ne répond pas encore. Nous continuons à demander pendant une heure, et tu seras débité une fois au plus. Tu peux quitter cette page.',
  own: {
    empty_title: 'Aucune carte enregistrée',
    empty_text: 'Quand tu paies par carte, tu peux cocher la case pour l’enregistrer en vue d’une autre commande.',
    remove: 'Retirer',
    remove_named: 'Retirer {card}',
    removed: '{card} est retirée, et le prestataire de paiement l’oublie aussi.',
    ask_title: 'Retirer cette carte ?',
    ask_text:
      '{card} sera retirée ici et oubliée par le prestataire de paiement. Aucun argent ne bouge et tes commandes restent.',
    keep: 'La garder',
    confirm: 'Retirer la carte',
    removing: 'Retrait en cours',
  },
  refusals: {
    card_removed: 'Cette carte ne peut plus être utilisée. Rien n’a été commandé ni débité ; paie avec une autre.',
    card_expired: 'Cette carte a expiré. Rien n’a été commandé ni débité ; paie avec une autre.',
    nothing_to_repeat: 'Il n’y a ici aucun pack payé à commander à nouveau. Rien n’a été commandé.',
    newer_order:
      'Tu as commandé depuis que tu as ouvert cette page. Rien de plus n’a été commandé ; regarde-la d’abord à nouveau.',
    order_pending:
      'Une commande précédente attend encore ta banque. Rien de plus n’a été commandé ; termine-la ou annule-la d’abord.',
  },
} as const
