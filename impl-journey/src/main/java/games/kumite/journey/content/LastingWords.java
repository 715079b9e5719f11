package games.kumite.journey.content;

import static games.kumite.journey.content.EffectForm.ACTIONS;
import static games.kumite.journey.content.EffectForm.NOTHING;
import static games.kumite.journey.content.EffectForm.NUMBER;
import static games.kumite.journey.content.EffectForm.SIGNED;
import static games.kumite.journey.content.EffectForm.TRACK;
import static games.kumite.journey.content.EffectPlacement.ATTACK;
import static games.kumite.journey.content.EffectPlacement.CLEANSED;
import static games.kumite.journey.content.EffectPlacement.CLEANSING;
import static games.kumite.journey.content.EffectPlacement.CONDITION;
import static games.kumite.journey.content.EffectPlacement.CORRUPTION;
import static games.kumite.journey.content.EffectPlacement.DEMON;
import static games.kumite.journey.content.EffectRow.Trait.CHANGES_PATTERN;
import static games.kumite.journey.content.EffectRow.Trait.STAYS_IN_FORCE;

import java.util.List;

/** The words that do nothing by themselves: a procedure asks for them while their card or condition holds. */
public final class LastingWords {

  /** The words. */
  public static final List<EffectWord> ALL = List.of(
      new EffectWord(EffectRow.of("addCleanse", NUMBER, CLEANSING, CLEANSED)),
      new EffectWord(EffectRow.of("modAttackDice", SIGNED, CORRUPTION, CONDITION)),
      new EffectWord(EffectRow.of("modDefenseDice", SIGNED, CORRUPTION, CONDITION)),
      new EffectWord(EffectRow.of("modCleanse", SIGNED, CORRUPTION)),
      new EffectWord(EffectRow.of("addTargets", NUMBER, ATTACK).with(CHANGES_PATTERN)),
      new EffectWord(EffectRow.of("modDoubleMove", SIGNED, CORRUPTION)),
      new EffectWord(EffectRow.of("modAP", SIGNED, CONDITION)),
      new EffectWord(EffectRow.of("modMaxHealth", SIGNED, CORRUPTION)),
      new EffectWord(EffectRow.of("modMaxChi", SIGNED, CORRUPTION)),
      new EffectWord(EffectRow.of("blockAction", ACTIONS, CONDITION)),
      new EffectWord(EffectRow.of("blockCards", NOTHING, CONDITION)),
      new EffectWord(EffectRow.of("blockDefense", NOTHING, CONDITION)),
      new EffectWord(EffectRow.of("blockGain", TRACK, CONDITION)),
      new EffectWord(EffectRow.of("noRepeatAction", NOTHING, CORRUPTION)),
      new EffectWord(EffectRow.of("capActions", NUMBER, CORRUPTION)),
      new EffectWord(EffectRow.of("wildAttacks", NOTHING, DEMON).with(STAYS_IN_FORCE)),
      new EffectWord(EffectRow.of("phaseMarch", NOTHING, DEMON).with(STAYS_IN_FORCE)),
      new EffectWord(EffectRow.of("cleanseCost", NUMBER, CORRUPTION)),
      new EffectWord(EffectRow.of("modCrushing", SIGNED, CORRUPTION)),
      new EffectWord(EffectRow.of("modRescue", SIGNED, CORRUPTION)),
      new EffectWord(EffectRow.of("capRest", NUMBER, CORRUPTION)),
      new EffectWord(EffectRow.of("modWeakness", SIGNED, CORRUPTION)));

  private LastingWords() {}
}
