export const fr = {
  title: 'Notifications sur cet appareil',
  lead: 'Un mot sur ton écran quand quelqu’un t’écrit, quand tu lui plais ou quand c’est réciproque, même si ce site est fermé.',
  on: 'Me prévenir sur cet appareil',
  on_hint: 'Elle dit qui, jamais ce qui est écrit. Cela s’arrête quand tu te déconnectes ici.',
  saved_on: 'Les notifications sont activées sur cet appareil.',
  saved_off: 'Les notifications sont désactivées sur cet appareil.',
  failed: 'Ton navigateur n’a pas pu activer les notifications. Rien n’a changé ; réessaie dans un instant.',
  incapable_title: 'Ce navigateur ne peut pas afficher de notifications',
  incapable: 'Il ne peut pas en recevoir, ou une fenêtre privée l’en empêche. Tes messages t’attendent ici.',
  incapable_apple:
    'Sur un iPhone ou un iPad, ajoute d’abord ce site à l’écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil », et ouvre-le depuis là.',
  unoffered: 'Ce site n’envoie pas de notifications pour le moment.',
  denied_title: 'Ton navigateur bloque les notifications de ce site',
  denied: 'Nous ne pouvons pas te redemander, mais tu peux les autoriser :',
  allow: {
    chrome:
      'Clique sur le signe à gauche de l’adresse, puis sur « Paramètres du site », et règle « Notifications » sur « Autoriser ».',
    edge: 'Clique sur le cadenas à gauche de l’adresse, puis sur « Autorisations pour ce site », et règle « Notifications » sur « Autoriser ».',
    firefox: 'Clique sur la bulle barrée à gauche de l’adresse et retire le blocage.',
    safari:
      'Dans le menu « Safari », ouvre « Réglages », puis « Sites web » et « Notifications », et règle ce site sur « Autoriser ».',
    android:
      'Touche le signe à gauche de l’adresse, puis « Autorisations » et « Notifications », et autorise-les. Si ton téléphone bloque tout le navigateur, autorise-le dans les réglages du téléphone.',
    ios: 'Ouvre les « Réglages » de ton appareil, puis « Notifications », choisis ce site et autorise-les.',
    other:
      'Ouvre dans ton navigateur les réglages de ce site, le plus souvent à côté de l’adresse, et autorise les notifications.',
  },
  example: 'À quoi cela ressemble',
  example_quiet: 'En mode discret ou avec des e-mails neutres',
  address_hint: 'Ton navigateur ajoute l’adresse de ce site ; là, nous ne pouvons pas la cacher.',
  step: {
    title: 'On te prévient quand quelqu’un répond ?',
    lead: 'Sinon, tu ne l’apprends qu’ici. Tu peux changer d’avis à tout moment dans tes paramètres.',
    on: 'Activer les notifications',
    go_on: 'Continuer',
  },
  notice: {
    labelled: '{label} : {name}',
    message: '{count, plural, one {Nouveau message} other {# nouveaux messages}}',
    like_title: '{count, plural, one {Tu plais à {name}} other {Tu plais à # personnes}}',
    like_body: '{count, plural, one {C’est réciproque ?} other {Regarde qui c’est.}}',
    match_title: 'C’est réciproque : toi et {name}',
    match_body: 'Vous avez dit oui tous les deux. Qui écrit en premier ?',
    neutral_title: 'Du nouveau',
    neutral_body: 'Ouvre pour en voir plus.',
  },
  refusals: {
    not_offered: 'Ce site n’envoie pas de notifications pour le moment.',
    invalid_subscription: 'Ton navigateur a donné pour les notifications une adresse inutilisable. Rien n’a changé.',
    unknown_service:
      'Ton navigateur utilise un service de notifications vers lequel nous n’envoyons rien. Rien n’a changé.',
  },
}
