export const fr = {
  notice: {
    title: 'Un mot de notre part',
    text: '{name} est un profil fictif. C’est notre équipe qui écrit les messages, personne de ce nom n’existe et vous ne pourrez pas vous rencontrer. Nous avons le sentiment que cela compte beaucoup pour toi, ou que tu traverses un moment difficile. Nous faisons donc une pause ici : rien à payer, rien à décider. Si quelque chose te pèse, parles-en à quelqu’un qui est vraiment là : un proche, ton médecin ou une ligne d’écoute.',
    help: 'Trouver une ligne d’écoute dans ton pays sur {host} (nouvel onglet)',
  },
  closed: {
    paused:
      'Nous faisons une pause avec les profils fictifs jusqu’au {date} à {time}. D’ici là, leur écrire ne peut rien te coûter, et rien n’a été débité à l’instant. Tu peux continuer à lire, et à écrire aux membres.',
    enough:
      'C’est assez pour aujourd’hui : personne ne paie plus de {most, plural, one {# message} other {# messages}} par jour à des profils fictifs. Rien n’a été débité. Tu pourras de nouveau écrire à partir de minuit, et aux membres à tout moment.',
  },
  office: {
    title: 'Bienveillance',
    lead: 'Des membres à qui nous avons demandé une pause parce qu’ils prennent peut-être un profil fictif pour quelqu’un, ou ne vont peut-être pas bien. Pendant ce temps, écrire à des profils fictifs ne leur coûte rien. Tu vois pourquoi, jamais leurs mots ni leurs dépenses.',
    not_loaded: 'Les pauses n’ont pas pu être chargées',
    empty: 'Personne n’est en pause',
    empty_text: 'Les pauses commencent d’elles-mêmes ou depuis le bureau de chat, et apparaissent ici.',
    who: '{member}, qui écrit à {profile}',
    when: 'Du {from} au {until}',
    instant: '{date}, {time}',
    open: 'Pas encore vue',
    reasons: 'Pourquoi',
    reason: {
      distress: 'Signes de détresse',
      attached: 'Parle d’amour, de rencontre ou de vie commune',
      spending: 'Dépense bien plus que d’habitude',
      night: 'Souvent au milieu de la nuit',
      agent: 'Demandée au bureau de chat',
    },
    over: 'Finie',
    look: 'L’examiner',
    again: 'Décider à nouveau',
    decide: 'Décision',
    act: { keep: 'La garder', end: 'La terminer', extend: 'La prolonger' },
    longer: 'Prolonger de',
    hours: '{count, plural, one {# heure} other {# heures}}',
    note: 'Note interne',
    note_hint: 'Pourquoi tu décides ainsi. Le membre ne la voit jamais, sauf s’il demande son fichier.',
    done: { keep: 'Gardée', end: 'Terminée', extend: 'Prolongée' },
    save: 'Enregistrer la décision',
    saving: 'Enregistrement',
  },
  refusals: {
    note_empty: 'Laisse quelques mots sur la raison.',
    hours_missing: 'Indique le nombre d’heures.',
  },
}
