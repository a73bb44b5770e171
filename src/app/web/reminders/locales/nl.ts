export const nl = {
  label: 'Herinnering',
  close: 'Deze herinnering sluiten',
  later: 'Niet nu',
  activate: {
    title: 'Bevestig je e-mailadres',
    text: 'Tot die tijd kan niemand je vinden, en wie je schrijft kan niet antwoorden. De link zit in je inbox.',
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
  bonus: {
    label: 'Aanbieding',
    close: 'Sluiten',
    action: 'Pakketten bekijken',
    left: 'nog {hours} u {minutes} min',
    banner_honest: '<b>{percentage}% korting op je eerste credits</b> tot {time} uur',
    banner_literal: 'Wees er snel bij: <b>{percentage}% korting op je eerste credits</b>, maar {hours, plural, one {# uur} other {# uur}} lang, tot {time} uur',
    title_honest: '{percentage}% korting op je eerste credits, tot {time} uur',
    title_literal: 'Wees er snel bij: {percentage}% korting op je eerste credits',
    text_honest: 'Je credits zijn op. Wil je er meer, dan geldt de korting voor je eerste bestelling tot {time} uur. Daarna geldt de prijs zonder korting, en je kunt kopen wanneer je wilt.',
    text_literal: 'Je aanbieding geldt {hours, plural, one {# uur} other {# uur}} vanaf je aanmelding, tot {time} uur.',
  },
  push: {
    title: 'Hoor het als iemand antwoordt',
    text: 'Een melding op dit apparaat als iemand je schrijft of leuk vindt. Jij kiest.',
    action: 'Meldingen',
  },
  install: {
    title: 'Installeer de app',
    text: 'Lees je laatste gesprekken offline en open deze site vanaf je startscherm. Zonder appstore.',
    action: 'Zo werkt het',
  },
}
