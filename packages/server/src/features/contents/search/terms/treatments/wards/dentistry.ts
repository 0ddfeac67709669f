/** What dentists treat and prevent, as the rare diseases are listed. */
export const dentistry = `
endocarditis prophylaxis | SBE prophylaxis | bacterial endocarditis prophylaxis | dental endocarditis prophylaxis | antibiotic before dental work | antibiotic before dental cleaning | antibiotic before dental extraction = prophylaxie de l’endocardite dentaire | antibiotique avant un nettoyage dentaire | antibiotique avant extraction dentaire = J01CA04 J01DB01 J01FA10 J01AA02
pericoronitis | infected wisdom tooth | infected wisdom teeth | wisdom tooth infection = péricoronite | dent de sagesse infectée | infection dent de sagesse = J01CA04 J01CE02 P01AB01 J01FF01
periodontitis | gum infection | infected gums = parodontite | infection des gencives | gencive infectée | gencives infectées = A01AB03 J01CA04 P01AB01 J01AA02
denture stomatitis | denture candidiasis | denture thrush | thrush under denture = stomatite prothétique | candidose sous prothèse | muguet sous prothèse | muguet sous dentier = A07AA02 J02AC01
dental anxiety | dentist anxiety | dental phobia | fear of the dentist | afraid of the dentist = anxiété dentaire | peur du dentiste | phobie du dentiste = N05BA06 N05CD05 N05CD08 N01AX13
bleeding after extraction | bleeding after tooth extraction | bleeding after dental extraction | bleeding tooth socket | bleeding socket = saignement après extraction | saignement après extraction dentaire | alvéole qui saigne = B02AA02
dental freezing | dental anesthetic | dental local anesthetic | tooth freezing = anesthésique dentaire | anesthésique local dentaire | gel de dent = N01BB58 N01BB52 N01BB03 N01BB54
freezing without epinephrine | dental freezing without epinephrine | dental anesthetic without epinephrine | local anesthetic without epinephrine = anesthésique dentaire sans épinéphrine | anesthésique local sans épinéphrine | anesthésie locale sans adrénaline = N01BB03 N01BB04
herpetic gingivostomatitis | gingivostomatitis = gingivostomatite herpétique | gingivostomatite = J05AB01 J05AB11
bacterial sialadenitis | sialadenitis | salivary gland infection = sialadénite | infection d’une glande salivaire = J01CF02 J01DB01 J01FF01 J01CR02
`
