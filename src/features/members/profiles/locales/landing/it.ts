export const it = {
  create: 'Iscriviti e scrivi',
  locked: 'I membri vedono che cosa {name} scrive, ama e cerca. Con Premium si vedono altre foto.',
  free: 'Creare un profilo, guardarsi intorno e mettere like è gratis. I messaggi costano crediti; il pulsante mostra il prezzo prima dell’invio.',
  answer: '{name} è un membro e decide se rispondere.',
  costs: 'Per scrivere ti serve un profilo, e questo risponde solo per messaggio.',
  first_lines: 'Prime frasi che potresti scrivere a {name}',
  lines: {
    sunday: 'Com’è la tua domenica perfetta?',
    laugh: 'Che cosa ti ha fatto ridere di recente?',
    learned: 'Che cosa hai imparato quest’anno?',
  },
  closed_title: '{site} è aperto ai membri',
  closed_text: 'Qui ci si incontra alla pari: per guardare i profili te ne serve uno. È gratis.',
}
