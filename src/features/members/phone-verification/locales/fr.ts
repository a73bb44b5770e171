export const fr = {
  sms: '{code} est ton code pour {site}. Il est valable {minutes, plural, one {# minute} other {# minutes}}. Ne le donne à personne.',
  refusals: {
    not_offered: 'Ce site ne confirme pas de numéros de téléphone pour l’instant.',
    invalid_number: 'Saisis un numéro de téléphone avec l’indicatif du pays, par exemple +33.',
    foreign_number: 'Nous ne pouvons envoyer de codes que vers les pays où ce site a des membres.',
    unreachable: 'Ce numéro ne peut pas recevoir de SMS. Utilise un numéro de mobile.',
    too_soon: 'Nous venons d’envoyer un code. Attends une minute avant d’en demander un autre.',
    limit_reached: 'Plus aucun code ne peut être envoyé à ce numéro aujourd’hui. Réessaie demain.',
    not_sent: 'Le code n’a pas pu être envoyé. Rien n’a changé ; réessaie dans un instant.',
    wrong_code: 'Code non valable. {left, plural, =0 {Demandes-en un autre.} one {Il te reste # essai.} many {Il te reste # essais.} other {Il te reste # essais.}}',
    code_expired: 'Ce code ne fonctionne plus. Demandes-en un autre.',
  },
}
