// The countries whose associations belong to each continental confederation, members and associates; states that are
// gone stand where they played (ISO 3166-3).
const MEMBERS: Readonly<Record<string, string>> = {
  conmebol: 'AR BO BR CL CO EC PE PY UY VE',
  uefa: `AD AL AM AT AZ BA BE BG BY CH CSHH CSXX CY CZ DDDE DE DK EE ES FI FO FR GB-ENG GB-NIR GB-SCT GB-WLS GE GG GI GR HR
    HU IE IL IM IS IT JE KZ LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM SUHH TR UA VA XK YUCS`,
  concacaf: `AG AI AN ANHH AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GF GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SR
    SV SX TC TT US VC VG VI`,
  caf: `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW
    SC SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW ZRCD`,
  afc: `AE AF AU BD BH BN BT CN GU HK ID IN IQ IR JO JP KG KH KP KR KW LA LB LK MM MN MO MP MV MY NP OM PH PK PS QA SA SG SY
    TH TJ TL TM TW UZ VDVN VN YDYE YE`,
  ofc: 'AS CK FJ FM KI MH NC NU NZ PF PG PW SB TO TV VU WF WS',
}

/** `[country, continental confederation]`: whose member the country's association is. */
export const continentalMembers: readonly (readonly [country: string, confederation: string])[] = Object.entries(
  MEMBERS,
).flatMap(([confederation, countries]) => countries.split(/\s+/).map((country) => [country, confederation] as const))
