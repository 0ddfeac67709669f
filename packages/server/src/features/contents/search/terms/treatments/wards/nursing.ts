/** What nurses see at night and after an operation, in their own words, as the rare diseases are listed. */
export const nursing = `
convulsing | seizing | actively seizing | still seizing | having a seizure = convulse | convulsent | en train de convulser | fait une convulsion = N05BA06 N05CD08 N05BA01
seizing no IV | convulsing no IV | seizure no IV | seizure without IV access | status epilepticus no IV = convulse sans voie | convulsion sans voie = N05CD08 N05BA06 N05BA01
seizure nasal spray | seizure nose spray | intranasal seizure rescue | seizure rescue spray = convulsion vaporisateur nasal | vaporisateur nasal convulsion = N05CD08
swollen lips sting | bee sting swollen lips | wasp sting swollen lips | peanut swollen lips | hives swollen lips | throat closing | tongue swelling allergy | swollen tongue allergy | swollen lips allergy = lèvres enflées piqûre | piqûre d’abeille lèvres enflées | piqûre de guêpe lèvres enflées | lèvres enflées allergie | gorge qui enfle | langue enflée allergie = C01CA24
contact lens keratitis | contact lens red eye | red eye contact lens | contact lens eye infection | contact lens antibiotic = kératite lentilles | œil rouge lentilles | infection œil lentilles | lentilles cornéennes infection = S01AE S01AA12
infected pressure ulcer | infected bedsore | infected pressure sore = plaie de pression infectée | escarre infectée | plaie de lit infectée = D06BX01 J01CR02 J01DB01
shivering after surgery | shivering after anesthesia | shivering in recovery | shivering PACU = frissons après chirurgie | frissons après anesthésie | frissons en salle de réveil = N02AB02
itching after spinal morphine | itching after spinal | itching after epidural | spinal morphine itch | intrathecal morphine itching = prurit après rachi | prurit après rachianesthésie | démangeaisons après péridurale | prurit morphine intrathécale = N02AF02 V03AB15
aspiration prophylaxis | aspiration prophylaxis cesarean | antacid before cesarean = prophylaxie d’aspiration | prophylaxie de l’aspiration = A02BA03 A03FA01
`
