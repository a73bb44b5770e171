export const fr = {
  sms: '{code} est ton code pour {site}. Il est valable 10 minutes. Ne le donne à personne.',
  refusals: {
    not_offered: 'Ce site ne confirme pas de numéros de téléphone pour l’instant.',
    invalid_number: 'Ce n’est pas un numéro de téléphone avec son pays. Il commence par un plus, +33 par exemple.',
    foreign_number: 'Nous n’envoyons de codes que vers les pays où ce site a des membres.',
    unreachable: 'Ce numéro ne reçoit pas de SMS. Utilise un mobile.',
    too_soon: 'Nous venons d’envoyer un code. Attends une minute avant d’en demander un autre.',
    limit_reached: 'Plus aucun code ne peut être envoyé à ce numéro aujourd’hui. Réessaie demain.',
    not_sent: 'Le code n’a pas pu être envoyé. Rien n’a changé ; réessaie dans un instant.',
    wrong_code:
      'Code non valide. {left, plural, =0 {Demandes-en un autre.} one {Il te reste # essai.} many {Il te reste # essais.} other {Il te reste # essais.}}',
    code_expired: 'Ce code ne fonctionne plus. Demandes-en un autre.',
  },
}
