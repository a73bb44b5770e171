export const nl = {
  label: 'Herinnering',
  close: 'Deze herinnering sluiten',
  later: 'Niet nu',
  activate: {
    title: 'Bevestig je e-mailadres',
    text: 'Tot dan vindt niemand je, en wie je schrijft kan niet antwoorden. De link zit in je inbox.',
    action: 'Adres bevestigen',
  },
  photo: {
    title: 'Voeg een foto toe, dan zien mensen wie het vraagt',
    text: 'Je gezicht of je zondag: wat je maar wilt laten zien.',
    action: 'Foto toevoegen',
  },
  disabled: {
    title: 'Meldingen per e-mail staan uit',
    action: 'Instellingen',
    reasons: {
      fbl: 'Een van onze e-mails is als spam gemeld.',
      bounce: 'Onze e-mails naar jouw adres kwamen terug.',
      listunsubscribe: 'Je hebt je afgemeld in je mailapp.',
    },
  },
}
