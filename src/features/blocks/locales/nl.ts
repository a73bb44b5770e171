/** Blocking someone and taking it back. */
export const nl = {
  more: 'Meer',
  block: '{name} blokkeren',
  title: '{name} blokkeren?',
  text: 'Vanaf nu zien jullie elkaar niet meer: niet bij het zoeken, niet op profielen, nergens op {site}. {name} krijgt het niet te horen.',
  undo_hint: 'Op je eigen profiel kun je het terugdraaien.',
  confirm: 'Blokkeren',
  cancel: 'Niet nu',
  close: 'Sluiten',
  blocking: 'Wordt geblokkeerd',
  done: '{name} is geblokkeerd. Jullie zien elkaar niet meer.',
  list: {
    title: 'Wie je hebt geblokkeerd',
    empty: 'Je hebt niemand geblokkeerd.',
    since: 'sinds {date}',
    unblock: '{name} vrijgeven',
    unblocked: '{name} is weer vrij.',
    failed: 'De lijst kan nu niet worden geladen.',
  },
  refusals: {
    oneself: 'Je kunt jezelf niet blokkeren.',
  },
}
