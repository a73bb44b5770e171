/** An invented coast with a river, roads, and two cities as large circles. Decorative. */
export function Drawing() {
  return (
    <svg
      className="map-drawing"
      viewBox="0 0 1440 720"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        className="map-land"
        d="M-20 -20H1460V560C1380 590 1340 540 1260 570S1130 650 1040 620 900 660 820 690 640 640 560 680 380 740 300 690 120 720 -20 650Z"
      />
      <path
        className="map-contour"
        d="M-20 610C120 680 220 650 300 655S470 700 560 645 740 610 820 655 960 590 1040 585 1180 600 1260 535 1380 550 1460 520"
      />
      <path
        className="map-river"
        d="M790 -20C750 90 830 150 790 240S700 330 740 420 690 540 720 690"
      />
      <path
        className="map-road"
        d="M-20 200C200 150 340 260 520 230S900 160 1080 290 1300 330 1460 260M240 -20C300 140 200 300 330 420S420 620 380 720M1180 -20C1160 120 1240 220 1200 340S1060 520 1100 640M-20 470C180 430 300 500 520 470S760 380 960 440 1240 460 1460 420M620 -20C640 110 560 200 600 330S690 520 660 660"
      />
      <circle className="map-city" cx="560" cy="300" r="104" />
      <circle className="map-city-other" cx="980" cy="330" r="84" />
      <path className="map-line" d="M560 300C650 190 880 190 980 330" />
      <path className="map-steps" d="M560 300C650 190 880 190 980 330" />
    </svg>
  )
}
