/** What nurses see at night and after an operation, in their own words, as the rare diseases are listed. */
export const nights = `
convulsing | seizing | actively seizing | still seizing | having a seizure = convulse | convulsent | en train de convulser | fait une convulsion = N05BA06 N05CD08 N05BA01
seizing no IV | convulsing no IV | seizure no IV | seizure without IV access | status epilepticus no IV = convulse sans voie | convulsion sans voie = N05CD08 N05BA06 N05BA01
shivering after surgery | shivering after anesthesia | shivering in recovery | shivering PACU = frissons après chirurgie | frissons après anesthésie | frissons en salle de réveil = N02AB02
itching after spinal morphine | itching after spinal | itching after epidural | spinal morphine itch | intrathecal morphine itching = prurit après rachi | prurit après rachianesthésie | démangeaisons après péridurale | prurit morphine intrathécale = N02AF02 V03AB15
aspiration prophylaxis | aspiration prophylaxis cesarean | antacid before cesarean = prophylaxie d’aspiration | prophylaxie de l’aspiration = A02BA03 A03FA01
`
