/** Infections by the germ and by where they sit, as the rare diseases are listed: names that the other lists lack. */
export const germs = `
breast abscess = abcès du sein = J01DB01 J01CF02 J01FF01
ESBL oral | ESBL bacteremia oral | ESBL oral antibiotic = BLSE relais oral | BLSE PO = J01MA02 J01MA12 J01EE01
ESBL urosepsis | ESBL sepsis | ESBL bacteremia | ESBL infection | ESBL E coli | ESBL Klebsiella | ESBL pyelonephritis = bactériémie BLSE | E coli BLSE | Klebsiella BLSE | pyélonéphrite BLSE = J01DH02 J01DH03
AmpC | Enterobacter | Enterobacter cloacae | Serratia | Citrobacter = Enterobacter | Serratia | Citrobacter = J01DE01 J01DH02 J01EE01
VRE bacteremia | VRE infection = bactériémie ERV | infection à ERV = J01XX08 J01XX09
MSSA bacteremia | MSSA endocarditis | staph aureus bacteremia = bactériémie SASM | bactériémie à staph doré | bactériémie à Staphylococcus aureus = J01DB04 J01CF02 J01CF
MRSA cellulitis | MRSA abscess | MRSA skin infection | community MRSA = SARM cutané | abcès SARM | cellulite SARM | SARM communautaire = J01EE01 J01AA02 J01FF01 J01XX08
MRSA decolonization | MRSA nasal carriage | nasal decolonization | staph decolonization = décolonisation SARM | décolonisation nasale | décolonisation staph = D06AX09 R01AX06 D08AC02
viridans endocarditis | strep viridans | strep endocarditis = endocardite à strep viridans | streptocoque viridans = J01CE01 J01DD04 J01GB03
enterococcal endocarditis | enterococcus endocarditis = endocardite à entérocoque = J01CA01 J01DD04 J01GB03
prosthetic valve endocarditis = endocardite sur valve | endocardite sur prothèse = J01XA01 J01GB03 J04AB02
pneumococcal pneumonia = pneumonie à pneumocoque = J01CA04 J01CE01 J01DD04
Haemophilus influenzae | H influenzae = Haemophilus influenzae | H influenzae = J01CR02 J01DD04 J01DC02
Moraxella | Moraxella catarrhalis = Moraxella | Moraxella catarrhalis = J01CR02 J01FA10 J01DC02
E coli UTI | E coli cystitis = cystite à E coli | infection urinaire à E coli = J01XE01 J01XX01 J01EE01
Proteus UTI | Proteus mirabilis | Klebsiella UTI = infection urinaire à Proteus | Proteus mirabilis = J01EE01 J01DB01 J01MA02
Pseudomonas pneumonia | Pseudomonas UTI | Pseudomonas bacteremia = pneumonie à pseudomonas | infection urinaire à pseudomonas | bactériémie à pseudomonas = J01CR05 J01DD02 J01MA02 J01DH02
Burkholderia | Burkholderia cepacia = Burkholderia | Burkholderia cepacia = J01EE01 J01DD02 J01DH02
Pasteurella | Pasteurella multocida | Capnocytophaga | Eikenella = Pasteurella | Capnocytophaga | Eikenella = J01CR02 J01AA02
Vibrio vulnificus | seawater wound infection | salt water wound = Vibrio vulnificus | plaie eau de mer = J01AA02 J01DD04 J01DD02
Aeromonas | fresh water wound infection | leech infection = Aeromonas = J01MA02 J01EE01
Clostridium perfringens | clostridial myonecrosis = Clostridium perfringens | myonécrose à clostridies = J01CE01 J01FF01
Lemierre syndrome | Fusobacterium = syndrome de Lemierre | Fusobacterium = J01CR05 J01DD04 J01XD01
anaerobic infection | Bacteroides = infection à anaérobies | Bacteroides = J01XD01 J01CR05 J01FF01
Campylobacter diarrhea | Campylobacter enteritis = entérite à Campylobacter = J01FA10
Yersinia | Yersinia enterocolitica = Yersinia | Yersinia enterocolitica = J01EE01 J01MA02
dysentery | bloody diarrhea travel = dysenterie | diarrhée sanglante voyage = J01FA10 J01MA02
Rocky Mountain spotted fever = fièvre des montagnes Rocheuses = J01AA02
rickettsia = rickettsiose = J01AA02
anaplasmosis = anaplasmose = J01AA02
ehrlichiosis = ehrlichiose = J01AA02
scrub typhus | typhus = !typhus = J01AA02
psittacosis | Chlamydia psittaci = psittacose = J01AA02
Lyme carditis | Lyme meningitis | neuroborreliosis | Lyme heart block = cardite de Lyme | neuroborréliose | méningite de Lyme = J01DD04 J01AA02
Listeria meningitis | meningitis elderly | meningitis over 50 = méningite à listeria = J01CA01 J01DD04 J01XA01
meningococcemia | meningococcal sepsis | purpura fulminans = méningococcémie | purpura fulminans = J01DD04 J01CE01
group A strep | invasive group A strep | iGAS | strep toxic shock = streptocoque A invasif | SGA invasif | streptocoque du groupe A = J01CE01 J01FF01 J06BA02
contact invasive group A strep | iGAS contact prophylaxis = contact streptocoque A invasif = J01DB01 J01FA10
post splenectomy fever | asplenic fever | fever no spleen | fever asplenia = fièvre asplénique | fièvre sans rate = J01DD04 J01XA01 J01CR02
liver abscess | pyogenic liver abscess = abcès hépatique | abcès du foie = J01CR05 J01DD04 J01XD01
SBP prophylaxis | spontaneous bacterial peritonitis prophylaxis = prophylaxie PBS | prophylaxie péritonite bactérienne spontanée = J01MA02 J01EE01
variceal bleed antibiotic | cirrhosis GI bleed antibiotic = antibiotique saignement varices = J01DD04
fulminant C diff | severe C diff | C diff ileus | fulminant Clostridioides difficile = C difficile fulminant | colite fulminante C difficile | C difficile sévère = A07AA09 J01XD01
recurrent C diff | C diff recurrence | Clostridioides difficile recurrence = récidive C difficile | C difficile récidivant = A07AA12 A07AA09 A07FA
aspiration pneumonia antibiotic | aspiration pneumonia nursing home = pneumonie d’aspiration = J01CR02 J01DD04
hospital pneumonia | HAP = pneumonie nosocomiale | pneumonie acquise à l’hôpital = J01CR05 J01DD04 J01DH02 J01XA01
complicated UTI | catheter UTI | CAUTI | urosepsis = infection urinaire compliquée | infection urinaire sur sonde | urosepsis = J01DD04 J01CR05 J01GB03 J01MA02
asymptomatic bacteriuria pregnancy = bactériurie asymptomatique enceinte = J01XE01 J01CA04 J01DB01
candiduria | candida UTI | yeast in urine = candidurie | levures dans l’urine = J02AC01
candida esophagitis | esophageal candidiasis | esophageal thrush = candidose œsophagienne | œsophagite à candida = J02AC01 J02AX04 J02AX05
Candida auris | candida krusei | fluconazole resistant candida = Candida auris | candida résistant = J02AX04 J02AX05 J02AX06 J02AA01
antifungal prophylaxis leukemia | mold prophylaxis | mould prophylaxis = prophylaxie antifongique leucémie | prophylaxie antifongique = J02AC04 J02AC03 J02AC01
severe PJP | PCP pneumonia steroids = pneumocystose sévère = J01EE01 H02AB07
cryptococcal meningitis induction = méningite à cryptocoque = J02AA01 J02AC01
severe influenza | influenza ICU | hospitalized influenza = grippe hospitalisée | grippe sévère | influenza hospitalisé = J05AH02
influenza outbreak | flu outbreak | influenza prophylaxis | flu exposure | flu outbreak nursing home | flu prophylaxis nursing home = éclosion d’influenza | éclosion de grippe | éclosion influenza | prophylaxie influenza = J05AH02
COVID pneumonia | COVID on oxygen | severe COVID | hospitalized COVID = COVID hospitalisé | pneumonie COVID | COVID sous oxygène = H02AB02 L04AC07 J05AB16
COVID immunocompromised | COVID outpatient high risk | mild COVID high risk = COVID immunosupprimé | COVID externe à risque = J05AE30 J05AB16
disseminated zoster | disseminated shingles | shingles hospitalized | shingles immunocompromised = zona disséminé | zona immunosupprimé = J05AB01 J05AB11
chickenpox exposure | varicella exposure = exposition à la varicelle | contact varicelle = J06BB03 J07BK01
varicella exposure pregnant | chickenpox contact pregnant | chickenpox exposure pregnancy | varicella exposure pregnancy = contact varicelle enceinte | exposition varicelle grossesse = J06BB03
acyclovir resistant herpes = herpès résistant = J05AD01
hepatitis B reactivation | hepatitis B rituximab | hepatitis B prophylaxis chemo = réactivation hépatite B = J05AF10 J05AF07
needle stick hepatitis B | hepatitis B needlestick = piqûre accidentelle hépatite B = J06BB04 J07BC01
rabies exposure bat | bat bite = morsure de chauve-souris = J06BB05 J07BG01
TB meningitis | miliary TB | TB pericarditis = méningite tuberculeuse | TB miliaire = J04AC01 J04AB02 J04AK01 J04AK02 H02AB02
resistant tuberculosis | MDR TB | multidrug-resistant tuberculosis = tuberculose résistante | TB multirésistante = J04AK05 J01XX08 J01MA14
NTM | mycobacterium abscessus = mycobacterium abscessus = J01FA10 J01GB06
leishmania | visceral leishmaniasis = leishmaniose viscérale = J02AA01
scabies outbreak | crusted scabies treatment | institutional scabies | scabies nursing home = éclosion de gale | gale croûteuse | gale en CHSLD = P03AC04 P02CF01
resistant lice | lice resistant to permethrin | lice resistant to nix | nix failure | super lice | lice not responding = poux résistants | poux résistants au nix | poux résistants à la perméthrine = P03AX05
post-op fever wound | surgical wound infection | infected incision | infected surgical wound | incision infection = plaie opératoire infectée | infection de plaie chirurgicale | plaie chirurgicale infectée = J01DB04 J01DB01 J01CF02
infected prosthesis | infected hip | infected knee replacement = prothèse infectée | hanche infectée = J01DB04 J01XA01 J04AB02
open fracture antibiotic | open fracture prophylaxis = antibiotique fracture ouverte | fracture ouverte prophylaxie = J01DB04 J01GB03 J01DD04
human bite hand | fight bite | clenched fist injury = morsure de poing | plaie de bagarre = J01CR02 J01AA02 J01MA14
penetrating eye injury | open globe = globe ouvert = J01XA01 J01DD02 J01MA14
trench mouth | necrotizing gingivitis | ANUG = gingivite nécrosante = J01XD01 P01AB01 J01CE02 A01AB03
`
