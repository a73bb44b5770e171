export const de = {
  title: 'Sprachen',
  lead: 'Wähle eine Sprache. Die ganze Website, deine E-Mails und die rechtlichen Seiten folgen ihr.',
  current: 'Aktuelle Sprache',
}
