import type { Phrasebook } from '../line.ts'

export const nl: Phrasebook = {
  lists: {
    made: 'nep neppe fake bot bots chatbot robot robots machine ai computer programma software chatgpt gpt verzonnen bedacht fictief fictieve oplichter oplichtster scammer moderator medewerker medewerkster algoritme automaat nepprofiel',
    someone: 'persoon mens mensen vrouw man dame meid meisje vent iemand lid jongen',
    writing: 'praat praten schrijf* chat chatten spreek spreken typ typt klets',
    profile: 'profiel account foto fotos plaatje plaatjes',
  },
  denials: 'niet nooit geen niemand niets onmogelijk nergens nimmer',
  tails: 'of toch he alsjeblieft aub en dan eigenlijk hoor zeg',
  certain:
    'acht recht licht slecht boot bot nee net nog neef meer echter ben bent mens mensa bezit bestel betaal bestand',
  lines: {
    claims: `
      ik ben ___ echt|echte|real _ @someone
      ik ben __ echt $
      ben ik __ echt $
      ! ik ben geen|niet _ bot|robot|nep|fake|ai|machine|computer|programma|fictief|verzonnen
      ik besta
      alles aan mij is __ echt|waar
      ik ben ___ lid|gebruiker ___ als|zoals jij|jou|je?`,
    meeting: `
      laten we ___ afspreken|ontmoeten|zien|meeten|treffen
      zullen|kunnen|wanneer|waar|willen we|kunnen|zullen ___ afspreken|ontmoeten|zien|meeten
      wanneer|waar kunnen|zullen we ___ afspreken|zien|ontmoeten
      ik ___ wil|zou|ga|kom|hoop|verlang je|jou|graag ___ zien|ontmoeten|bezoeken|knuffelen|kussen
      in het echt|echie|eggie ___ zien|ontmoeten|afspreken
      ontmoeten|zien in het echt
      we|wij zouden|kunnen|moeten|gaan|zullen ______ eten|drinken|uitgaan|afspreken|ontmoeten|stappen
      ik kom|kan|zal ___ naar je|jou|jullie|jouw
      ik kom ___ langs
      kom __ langs|hierheen|over
      kom ___ naar mij|mijn
      je|jij kunt|kan|mag _____ ophalen|langskomen
      haal me ___ op
      spreken we ___ af
      ! niet|nauwelijks wachten om ______ ontmoeten|zien`,
    money: `
      stuur*|geef|leen|betaal|koop|maak|schiet me|mij|ons ___ geld|euro*|dollar*|kaart|ticket|vliegticket|cadeaukaart|telefoon|huur
      kun|kan|zou|wil je|jij me|mij|ons ___ geld|euro*|dollar*
      kun|kan|zou|wil je|jij ___ vliegticket*|ticket*|cadeaukaart|telefoon ___ kopen|betalen
      kun|kan|zou|wil je|jij ___ mijn|de huur|rekening*|schuld*|ticket ___ betalen
      maak ___ over naar|op mij|me|mijn
      maak ___ euro*|geld ___ over
      koop ___ cadeaukaart|kaart|ticket|telefoon ___ voor mij|me
      ik heb ___ geld|euro*|dollar* ___ nodig
      ik ___ nodig ___ geld|euro
      betaal|betalen mijn|me ___ ticket|huur|rekening*|vlucht|schuld*|visum
      krap|slecht bij kas
      helpen|help ___ met ___ geld|huur
      naar|op mijn rekening`,
    away: `
      stuur|voeg|vind|volg|zoek|mail|app me|mij ___ insta|instagram|skype|discord|facebook|signal|snap|messenger
      laten|zullen we ___ op|naar|via signal|skype|discord|facebook|insta|instagram|messenger|snap
      mijn|jouw|je insta|instagram|skype|discord|facebook|signal|snap|nummer|telefoonnummer|mail|email|mobiel
      geef|stuur|zeg|mag me|ik ___ je|jouw nummer|telefoonnummer|mail|06
      wat|hoe is je|jouw ___ nummer|telefoonnummer|mail
      bel|app|sms me
      heb je ___ insta|instagram|skype|discord|signal|snap`,
    scam: `
      cadeaukaart*
      kadokaart*
      steam|itunes|google|amazon _ kaart*|cadeaukaart*|bon*|tegoed*
      invest* ___ mij|me|samen|winst|crypto
      beleg* ___ met mij|me
      trading|handels _ platform|app|account|site
      verdubbel* ___ geld|inleg
      soldaat|militair|generaal|arts|chirurg ___ gestationeerd|missie|syrie|irak|afghanistan|uitgezonden
      geerfd|erfenis|erfgenaam ___ hulp|miljoen*|dollar
      miljoen* ___ geerfd|erfenis
      gestolen|beroofd|kwijt|geroofd ___ hulp|geld|nodig|vliegveld
      portemonnee|paspoort|tas|portefeuille ___ gestolen|kwijt|beroofd
      noodgeval ___ ziekenhuis|geld|hulp|zoon|dochter|ongeluk
      ziekenhuis|operatie|ongeluk|douane ___ geld|nodig|betalen`,
    hurts: `
      hoer*
      slet*
      kut wijf
      kutwijf*
      klootzak*
      kanker*
      rot op
      flikker op
      hou je bek|kop|mond
      krijg de|het
      pleeg zelfmoord
      je|jij bent ___ dom|lelijk|idioot|walgelijk|waardeloos|dik|stom
      lelijke|domme|dikke|stomme koe|wijf|trut|hond|lul
      haat je`,
  },
}
