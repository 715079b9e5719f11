package games.kumite.journey.effect;

import static games.kumite.journey.content.EffectForm.NOTHING;
import static games.kumite.journey.content.EffectForm.OPTIONAL_WHO_SIGNED;
import static games.kumite.journey.content.EffectForm.PILE_NUMBER;
import static games.kumite.journey.content.EffectForm.TRACK;
import static games.kumite.journey.content.EffectForm.TRACK_NUMBER;
import static games.kumite.journey.content.EffectForm.WHO;
import static games.kumite.journey.content.EffectForm.WHO_CONDITION;
import static games.kumite.journey.content.EffectForm.WHO_NUMBER;
import static games.kumite.journey.content.EffectForm.WHO_NUMBER_OR_ALL;
import static games.kumite.journey.content.EffectForm.WHO_NUMBER_OR_MV;
import static games.kumite.journey.content.EffectForm.WHO_PLACE;
import static games.kumite.journey.content.EffectForm.WHO_TURN;
import static games.kumite.journey.content.EffectPlacement.ATTACK;
import static games.kumite.journey.content.EffectPlacement.AT_ONCE;
import static games.kumite.journey.content.EffectPlacement.CONDITION;
import static games.kumite.journey.content.EffectPlacement.DYING;
import static games.kumite.journey.content.EffectPlacement.MISFORTUNE;
import static games.kumite.journey.content.EffectPlacement.MOVE;
import static games.kumite.journey.content.EffectPlacement.ROLLED;
import static games.kumite.journey.content.EffectPlacement.SUFFERING;
import static games.kumite.journey.content.EffectRow.Trait.CAUSES_EVENT;
import static games.kumite.journey.content.EffectRow.Trait.DEPENDS_ON_PLACES;
import static games.kumite.journey.content.EffectRow.Trait.DRAWS;
import static games.kumite.journey.content.EffectRow.Trait.FOR_DEMONS;
import static games.kumite.journey.content.EffectRow.Trait.LASTS;
import static games.kumite.journey.content.EffectRow.Trait.MAY_NEED_DAMAGE;
import static games.kumite.journey.content.EffectRow.Trait.SINGLE;
import static games.kumite.journey.effect.InstantWord.Test.ALWAYS;
import static games.kumite.journey.effect.InstantWord.Test.NEVER;

import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Effect.Pile;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.demon.OmChant;
import games.kumite.journey.harm.StatisticChanges;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Repetition;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.Step;
import games.kumite.spi.content.Grammar.Found;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words that act at once. */
public final class InstantWords {

  /** The words. */
  public static final List<EffectWord> ALL = List.of(
      new FigureWord(EffectRow.of("heal", WHO_NUMBER, AT_ONCE),
          (state, it, figure) -> StatisticChanges.room(state, figure) > 0, InstantCardHeuristic::isHealing,
          (state, it, doing, figure) -> StatisticChanges.heal(state, figure, it.amount())),
      new FigureWord(EffectRow.of("damage", WHO_NUMBER, AT_ONCE, MISFORTUNE, SUFFERING).with(CAUSES_EVENT, FOR_DEMONS),
          InstantWords::isUp, ALWAYS,
          (state, it, doing, figure) -> state.then(state.callbacks().harm(figure, it.amount()))) {
        /** Returns whether a figure keeps a mark: one-hit demons withstand little damage. */
        @Override
        public boolean isFelt(GameState state, Effect effect, int figure) {
          return figure < Content.PILGRIMS || FigureStats.demon(state, figure).entry().track()
              || effect.amount() >= state.figure(figure, Counters.HEALTH);
        }
      },
      new FigureWord(EffectRow.of("gainChi", WHO_NUMBER, AT_ONCE),
          (state, it, figure) -> StatisticChanges.roomOfChi(state, figure) > 0, InstantCardHeuristic::isFillingUp,
          (state, it, doing, figure) -> StatisticChanges.gainChi(state, figure, it.amount())),
      new FigureWord(EffectRow.of("loseChi", WHO_NUMBER, AT_ONCE, MISFORTUNE, SUFFERING),
          (state, it, figure) -> state.pilgrim(figure, Counters.CHI) > 0, ALWAYS,
          (state, it, doing, figure) -> StatisticChanges.loseChi(state, figure, it.amount())),
      new FigureWord(EffectRow.of("gainGood", WHO_NUMBER, AT_ONCE).with(CAUSES_EVENT),
          (state, it, figure) -> !FigureStats.isBlocked(state, figure, Track.GOOD), ALWAYS,
          (state, it, doing, figure) -> Karma.gainGood(state, figure, it.amount())),
      new FigureWord(EffectRow.of("loseGood", WHO_NUMBER, AT_ONCE, MISFORTUNE),
          (state, it, figure) -> state.pilgrim(figure, Counters.GOOD) > 0, ALWAYS,
          (state, it, doing, figure) -> Karma.loseGood(state, figure, it.amount())),
      new FigureWord(EffectRow.of("gainBad", WHO_NUMBER, AT_ONCE, MISFORTUNE).with(CAUSES_EVENT),
          (state, it, figure) -> !FigureStats.isBlocked(state, figure, Track.BAD), ALWAYS,
          (state, it, doing, figure) -> Karma.gainBad(state, figure, it.amount())),
      new FigureWord(EffectRow.of("loseBad", WHO_NUMBER, AT_ONCE),
          (state, it, figure) -> state.pilgrim(figure, Counters.BAD) > 0, InstantCardHeuristic::isCleaning,
          (state, it, doing, figure) -> Karma.loseBad(state, figure, it.amount())),
      new FigureWord(EffectRow.of("modMV", OPTIONAL_WHO_SIGNED, AT_ONCE, MOVE, CONDITION).with(LASTS),
          InstantWords::isUp, NEVER, (state, it, doing, figure) ->
          state.setPilgrim(figure, Counters.HASTE, state.pilgrim(figure, Counters.HASTE) + it.amount())),
      new FigureWord(EffectRow.of("gainAP", WHO_NUMBER, AT_ONCE),
          InstantWords::canUsePoints, ALWAYS, InstantWords::gainPoints),
      new FigureWord(EffectRow.of("loseAP", WHO_NUMBER_OR_ALL, MISFORTUNE),
          (state, it, figure) -> state.get(Counters.ACTIVE) == figure && state.get(Counters.POINTS) > 0, ALWAYS,
          InstantWords::losePoints),
      new FigureWord(EffectRow.of("applyCondition", WHO_CONDITION, AT_ONCE, ATTACK, ROLLED, MISFORTUNE)
          .with(CAUSES_EVENT, MAY_NEED_DAMAGE, FOR_DEMONS),
          ALWAYS, ALWAYS, InstantWords::afflict) {
        /** Returns whether the condition would affect a figure, which may have it already. */
        @Override
        public boolean isFelt(GameState state, Effect effect, int figure) {
          return Affliction.isNews(state, figure, ((Effect.Inflict) effect).condition());
        }

        @Override
        public String sign() {
          return "[A-Z]+";
        }

        @Override
        public Effect ofSign(Found found) {
          return new Effect.Inflict(this, EffectTarget.TARGET, found.text());
        }
      },
      new FigureWord(EffectRow.of("removeCondition", WHO_NUMBER, AT_ONCE).with(FOR_DEMONS),
          (state, it, figure) -> Curing.has(state, figure), ALWAYS,
          (state, it, doing, figure) -> state.then(new Curing(doing.owner(), figure, it.amount()))),
      new OwnerWord(EffectRow.of("draw", PILE_NUMBER, AT_ONCE, MISFORTUNE).with(CAUSES_EVENT, DRAWS),
          (state, it, owner) -> DrawEffects.canDraw(state, owner, (Effect.Cards) it), InstantCardHeuristic::isDrawing,
          (state, it, owner) -> DrawEffects.draw(state, owner, ((Effect.Cards) it).pile(), it.amount())),
      new OwnerWord(EffectRow.of("discard", PILE_NUMBER, AT_ONCE, MISFORTUNE),
          NEVER, NEVER, // a card is not played to lose another one
          (state, it, owner) -> DrawEffects.discard(state, owner, (Effect.Cards) it)) {
        /** Returns whether a hand can hold the cards. */
        @Override
        public boolean isMeant(Effect effect, @Nullable Event event, @Nullable EffectPlacement place) {
          Pile pile = ((Effect.Cards) effect).pile();
          return pile == Pile.SKILL || pile == Pile.FORTUNE;
        }
      },
      new FigureWord(EffectRow.of("move", WHO_NUMBER_OR_MV, AT_ONCE).with(CAUSES_EVENT, DEPENDS_ON_PLACES),
          (state, it, figure) -> isUp(state, it, figure) && !Conditions.bars(state, figure, Deed.MOVE), NEVER,
          (state, it, doing, figure) -> unlessFallen(state, doing, figure, state.callbacks().move(figure, it.amount()))),
      new FigureWord(EffectRow.of("attack", WHO, AT_ONCE).with(CAUSES_EVENT, DEPENDS_ON_PLACES),
          (state, it, figure) -> isUp(state, it, figure) && !Conditions.bars(state, figure, Deed.ATTACK)
              && state.callbacks().hasTarget(state, figure), NEVER,
          (state, it, doing, figure) -> unlessFallen(state, doing, figure, state.callbacks().attack(figure))),
      new OwnerWord(EffectRow.of("set", TRACK_NUMBER, AT_ONCE, DYING).with(CAUSES_EVENT),
          (state, it, owner) -> StatisticChanges.changes(state, owner, (Effect.Put) it), ALWAYS,
          (state, it, owner) -> StatisticChanges.set(state, owner, ((Effect.Put) it).track(), it.amount())),
      new OwnerWord(EffectRow.of("halve", TRACK, AT_ONCE, MISFORTUNE).with(CAUSES_EVENT),
          (state, it, owner) -> StatisticChanges.value(state, owner, ((Effect.OfTrack) it).track()) > 0, ALWAYS,
          (state, it, owner) -> halve(state, owner, ((Effect.OfTrack) it).track())),
      new FigureWord(EffectRow.of("moveTo", WHO_PLACE, AT_ONCE).with(CAUSES_EVENT, DEPENDS_ON_PLACES),
          (state, it, figure) -> isUp(state, it, figure) && PlacePilgrim.hasPlace(state, figure), NEVER,
          (state, it, doing, figure) -> state.then(new PlacePilgrim(doing.owner(), figure))),
      new FigureWord(EffectRow.of("face", WHO_TURN, AT_ONCE, MISFORTUNE).with(FOR_DEMONS),
          (state, it, figure) -> isUp(state, it, figure) && Turning.isPossible(state, figure, ((Effect.Face) it).turn()),
          ALWAYS, (state, it, doing, figure) -> Turning.face(state, figure, ((Effect.Face) it).turn())),
      new OwnerWord(EffectRow.of("sealGate", NOTHING, AT_ONCE).with(DEPENDS_ON_PLACES),
          (state, it, owner) -> Sealing.gates(state, owner) != 0, (state, it, owner) -> Sealing.wanted(state, owner) != 0,
          (state, it, owner) -> state.then(new Sealing(owner))),
      new SpawnWord(),
      new OwnerWord(EffectRow.of("inactive", WHO, AT_ONCE).with(SINGLE, LASTS),
          (state, it, owner) -> !OmChant.isChanting(state, owner), InstantCardHeuristic::isCalming,
          (state, it, owner) -> OmChant.begin(state, owner)) {
        @Override
        public boolean isMeant(Effect effect, @Nullable Event event, @Nullable EffectPlacement place) {
          return effect.who() == EffectTarget.DEMONS_ON_OWN_TILE;
        }
      });

  private InstantWords() {}

  /** Returns whether a figure is a demon or a conscious pilgrim (JW-RUL-84). */
  private static boolean isUp(GameState state, Effect effect, int figure) {
    return figure >= Content.PILGRIMS || state.isConscious(figure);
  }

  private static void unlessFallen(GameState state, CardResolution doing, int pilgrim, Step<GameState> step) {
    state.then(new UnlessFallen(pilgrim, doing.since(), step));
  }

  private static void afflict(GameState state, Effect effect, CardResolution doing, int figure) {
    int damage = Affliction.gain(state, figure, Affliction.condition(state, ((Effect.Inflict) effect).condition()));
    if (damage > 0) {
      state.then(state.callbacks().harm(figure, damage));
    }
  }

  /** Returns whether a pilgrim can use AP; one that may take no action gains nothing by them (JW-RUL-102). */
  private static boolean canUsePoints(GameState state, Effect effect, int pilgrim) {
    return isUp(state, effect, pilgrim) && !Conditions.bars(state, pilgrim, Deed.ALL)
        && state.pilgrim(pilgrim, Counters.ACTIONS) < FigureStats.cap(state, pilgrim, EffectVerb.CAP_ACTIONS);
  }

  /** Adds AP for the active pilgrim; another pilgrim uses them at once (JW-RUL-102). */
  private static void gainPoints(GameState state, Effect effect, CardResolution doing, int pilgrim) {
    if (state.get(Counters.ACTIVE) == pilgrim) {
      setPoints(state, pilgrim, state.get(Counters.POINTS) + effect.amount());
      return;
    }
    Step<GameState> action = new UnlessFallen(pilgrim, doing.since(), state.callbacks().action(pilgrim));
    state.then(new Repetition(pilgrim, Collections.nCopies(effect.amount(), action)));
  }

  private static void losePoints(GameState state, Effect effect, CardResolution doing, int pilgrim) {
    if (state.get(Counters.ACTIVE) == pilgrim) {
      setPoints(state, pilgrim, Math.max(0, state.get(Counters.POINTS) - effect.amount()));
    }
  }

  private static void setPoints(GameState state, int pilgrim, int points) {
    state.set(Counters.POINTS, points);
    state.emit(EventTypes.POINTS, pilgrim, points);
  }

  /** Halves a track; the remainder of an odd number is the smaller half (JW-DFN-06). */
  private static void halve(GameState state, int pilgrim, Track track) {
    int value = StatisticChanges.value(state, pilgrim, track);
    if (track == Track.HEALTH) {
      state.then(state.callbacks().harm(pilgrim, value - value / 2));
    } else {
      StatisticChanges.set(state, pilgrim, track, value / 2);
    }
  }
}
