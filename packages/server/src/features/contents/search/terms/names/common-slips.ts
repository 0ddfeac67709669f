/** Drugs as many misspell them, more than a slip away from the name or from a short one, as the abbreviations are listed. */
export const commonSlips = `
metropolol | metroprolol | metaprolol = metoprolol
amoxicilan | amoxacillin | amoxycilin = amoxicillin
hydrocloroquine | hydroxycloroquine = hydroxychloroquine
protonics | protonix = pantoprazole
prolea | prolya = Prolia
cialas | cialus | sialis = Cialis
nexuim | nexiam = Nexium
humera | humaira = Humira
enbral | embrel = Enbrel
keflax | kefflex = cephalexin
biaxen = clarithromycin
paxel | paxill = Paxil
zoloff | zolof = sertraline
lantis | lantos = Lantus
tailenol | tilenol | tylenole = Tylenol
adville | advile = Advil
ativanne | ativent = Ativan
lirica | liryca = Lyrica
xanex | zanax = Xanax
lasics | lasiks | lazix = Lasix
plaquinel | plaquinil = Plaquenil
rosuvastin | rosuvastine = rosuvastatin
atorvastin | atorvastine = atorvastatin
simvastin | simvastine = simvastatin
pravastin | pravastine = pravastatin
`
