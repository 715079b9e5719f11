package games.kumite.brawler.content;

/**
 * The dice of one type that belong to no boss and no pair.
 *
 * @param health a hero's starting Health (BR-SET-08)
 * @param speed a hero's Speed (BR-TRN-01, BR-TRN-02)
 * @param ace the damage of an Ace (BR-ATK-04)
 * @param attack the damage of a bare die (BR-ATK-09)
 * @param rest the Health that resting gives (BR-RST-04)
 * @param recovery the check of an assisted hero (BR-KO-05)
 * @param recoveryHealth the Health of a recovered hero (BR-KO-06)
 */
public record DiceSet(
    DiceFormula health,
    DiceFormula speed,
    DiceFormula ace,
    DiceFormula attack,
    DiceFormula rest,
    DiceFormula recovery,
    DiceFormula recoveryHealth) {}
