package games.kumite.journey.effect;

import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.demon.OmChant;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.gate.Spawning;
import games.kumite.journey.harm.StatisticChanges;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Repetition;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;
import java.util.Collections;

/** The effects of each word that acts at once, and checks whether it would change anything. Stateless. */
final class EffectExecutor {

  private EffectExecutor() {}

  /** Carries out one word; its questions are put on the agenda. */
  static void carryOut(GameState state, CardResolution doing) {
    Effect effect = doing.effect(state);
    int owner = doing.owner();
    switch (effect.verb()) {
      case DRAW -> DrawEffects.draw(state, owner, ((Effect.Cards) effect).pile(), effect.amount());
      case DISCARD -> DrawEffects.discard(state, owner, (Effect.Cards) effect);
      case SEAL_GATE -> state.then(new Sealing(owner));
      case INACTIVE -> OmChant.begin(state, owner);
      case SPAWN -> ambush(state, owner, (Effect.Spawn) effect);
      case SET -> StatisticChanges.set(state, owner, ((Effect.Put) effect).track(), effect.amount());
      case HALVE -> halve(state, owner, ((Effect.Halve) effect).track());
      default -> forSomebody(state, doing, effect);
    }
    state.then(doing.rest(state));
  }

  /** Halves a track; the remainder of an odd number is the smaller half (JW-DFN-06). */
  private static void halve(GameState state, int pilgrim, Effect.Track track) {
    int value = StatisticChanges.value(state, pilgrim, track);
    if (track == Effect.Track.HEALTH) {
      state.then(state.callbacks().harm(pilgrim, value - value / 2));
    } else {
      StatisticChanges.set(state, pilgrim, track, value / 2);
    }
  }

  private static void forSomebody(GameState state, CardResolution doing, Effect effect) {
    EffectTarget who = effect.who();
    long figures = useful(state, effect, doing.owner(), doing.by(), doing.on());
    if (EffectTargets.isChosen(who) && Long.bitCount(figures) > 1) {
      state.ask(new ChoosePilgrim(doing));
      return;
    }
    IntList each = inOrder(state, figures);
    for (int i = 0; i < each.size(); i++) {
      apply(state, doing, each.get(i));
      if (i + 1 < each.size()) {
        state.then(new Continuation(Continuation.Kind.OTHERS, doing.owner(), Continuation.from(each, i + 1)));
      }
    }
  }

  /** Returns figures in order: pilgrims in initiative order (JW-RUL-125), then demons. */
  private static IntList inOrder(GameState state, long figures) {
    IntList each = IntList.NONE;
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = state.inOrder(place);
      each = (figures >> pilgrim & 1) != 0 ? each.and(pilgrim) : each;
    }
    for (long left = figures >> Content.PILGRIMS << Content.PILGRIMS; left != 0; left &= left - 1) {
      each = each.and(Long.numberOfTrailingZeros(left));
    }
    return each;
  }

  /** Brings demons into play at the nearest active gate; promotion applies, rage does not begin (JW-RUL-74). */
  private static void ambush(GameState state, int owner, Effect.Spawn spawn) {
    int gate = Gates.nearest(state);
    if (gate != GameState.NOBODY) {
      Spawning.several(state, type(state, spawn.type()), spawn.amount(), gate, owner);
    }
  }

  private static int type(GameState state, String name) {
    int type = 0;
    while (!state.definition().demon(type).entry().name().equals(name)) {
      type++;
    }
    return type;
  }

  /** Applies a word to one figure. */
  static void apply(GameState state, CardResolution doing, int figure) {
    Effect effect = doing.effect(state);
    int owner = doing.owner();
    int amount = effect.amount();
    switch (effect.verb()) {
      case HEAL -> StatisticChanges.heal(state, figure, amount);
      case DAMAGE -> state.then(state.callbacks().harm(figure, amount));
      case GAIN_CHI -> StatisticChanges.gainChi(state, figure, amount);
      case LOSE_CHI -> StatisticChanges.loseChi(state, figure, amount);
      case GAIN_GOOD -> Karma.gainGood(state, figure, amount);
      case LOSE_GOOD -> Karma.loseGood(state, figure, amount);
      case GAIN_BAD -> Karma.gainBad(state, figure, amount);
      case LOSE_BAD -> Karma.loseBad(state, figure, amount);
      case GAIN_AP -> gainPoints(state, doing, figure, amount);
      case LOSE_AP -> losePoints(state, figure, amount);
      case MOD_MV -> state.setPilgrim(figure, Counters.HASTE, state.pilgrim(figure, Counters.HASTE) + amount);
      case APPLY_CONDITION -> afflict(state, figure, ((Effect.Inflict) effect).condition());
      case REMOVE_CONDITION -> state.then(new Curing(owner, figure, amount));
      case MOVE -> state.then(new UnlessFallen(figure, doing.since(), state.callbacks().move(figure, amount)));
      case ATTACK -> state.then(new UnlessFallen(figure, doing.since(), state.callbacks().attack(figure)));
      case MOVE_TO -> state.then(new PlacePilgrim(owner, figure));
      case FACE -> Turning.face(state, figure, ((Effect.Face) effect).turn());
      default -> throw new IllegalStateException(effect.text() + " does not happen at once");
    }
  }

  private static void afflict(GameState state, int figure, String id) {
    int damage = Affliction.gain(state, figure, Affliction.condition(state, id));
    if (damage > 0) {
      state.then(state.callbacks().harm(figure, damage));
    }
  }

  /** Adds AP for the active pilgrim; another pilgrim uses them at once (JW-RUL-102). */
  private static void gainPoints(GameState state, CardResolution doing, int pilgrim, int amount) {
    if (state.get(Counters.ACTIVE) == pilgrim) {
      state.set(Counters.POINTS, state.get(Counters.POINTS) + amount);
      state.emit(EventTypes.POINTS, pilgrim, state.get(Counters.POINTS));
      return;
    }
    Step<GameState> action = new UnlessFallen(pilgrim, doing.since(), state.callbacks().action(pilgrim));
    state.then(new Repetition(pilgrim, Collections.nCopies(amount, action)));
  }

  private static void losePoints(GameState state, int pilgrim, int amount) {
    if (state.get(Counters.ACTIVE) == pilgrim) {
      state.set(Counters.POINTS, Math.max(0, state.get(Counters.POINTS) - amount));
      state.emit(EventTypes.POINTS, pilgrim, state.get(Counters.POINTS));
    }
  }

  // the verbs that would change anything

  /** Returns whether a word would change anything (JW-RUL-101). */
  static boolean isUseful(GameState state, Effect effect, int owner, int by, int on) {
    return switch (effect.verb()) {
      case DRAW -> DrawEffects.canDraw(state, owner, (Effect.Cards) effect);
      case DISCARD -> false; // a card is not played to lose another one
      case SEAL_GATE -> Sealing.gates(state, owner) != 0;
      case INACTIVE -> !OmChant.isChanting(state, owner);
      case SPAWN -> Gates.nearest(state) != GameState.NOBODY;
      case SET -> StatisticChanges.changes(state, owner, (Effect.Put) effect);
      case HALVE -> StatisticChanges.value(state, owner, ((Effect.Halve) effect).track()) > 0;
      case DAMAGE, APPLY_CONDITION -> isFelt(state, effect, useful(state, effect, owner, by, on));
      default -> useful(state, effect, owner, by, on) != 0;
    };
  }

  /**
   * Returns whether damage or conditions would leave a trace: one-hit demons withstand little damage, and a condition
   * may be there already.
   */
  private static boolean isFelt(GameState state, Effect effect, long figures) {
    for (long left = figures; left != 0; left &= left - 1) {
      int figure = Long.numberOfTrailingZeros(left);
      if (effect instanceof Effect.Inflict inflict ? Affliction.isNews(state, figure, inflict.condition())
          : figure < Content.PILGRIMS || FigureStats.demon(state, figure).entry().track()
              || effect.amount() >= state.figure(figure, Counters.HEALTH)) {
        return true;
      }
    }
    return false;
  }

  /** Returns bits of the figures that a word would affect. */
  static long useful(GameState state, Effect effect, int owner, int by, int on) {
    long useful = 0;
    for (long left = EffectTargets.of(state, effect.who(), owner, by, on); left != 0; left &= left - 1) {
      int figure = Long.numberOfTrailingZeros(left);
      useful |= changes(state, effect, figure) ? 1L << figure : 0;
    }
    return useful;
  }

  private static boolean changes(GameState state, Effect effect, int figure) {
    if (state.pose(figure) == Pose.NONE) {
      return false;
    }
    if (figure >= Content.PILGRIMS) {
      return switch (effect.verb()) {
        case DAMAGE, APPLY_CONDITION -> true;
        case FACE -> Turning.isPossible(state, figure, ((Effect.Face) effect).turn());
        case REMOVE_CONDITION -> Curing.has(state, figure);
        default -> false;
      };
    }
    boolean isUp = state.isConscious(figure); // JW-RUL-84
    return switch (effect.verb()) {
      case HEAL -> StatisticChanges.room(state, figure) > 0;
      case GAIN_CHI -> StatisticChanges.roomOfChi(state, figure) > 0;
      case LOSE_CHI -> state.pilgrim(figure, Counters.CHI) > 0;
      case LOSE_GOOD -> state.pilgrim(figure, Counters.GOOD) > 0;
      case LOSE_BAD -> state.pilgrim(figure, Counters.BAD) > 0;
      case REMOVE_CONDITION -> Curing.has(state, figure);
      case MOVE_TO -> isUp && PlacePilgrim.hasPlace(state, figure);
      case LOSE_AP -> state.get(Counters.ACTIVE) == figure && state.get(Counters.POINTS) > 0;
      case GAIN_AP -> isUp && canUsePoints(state, figure);
      case MOD_MV, DAMAGE -> isUp;
      case FACE -> isUp && Turning.isPossible(state, figure, ((Effect.Face) effect).turn());
      case MOVE -> isUp && !Conditions.bars(state, figure, Deed.MOVE);
      case ATTACK -> isUp && !Conditions.bars(state, figure, Deed.ATTACK)
          && state.callbacks().hasTarget(state, figure);
      case GAIN_GOOD -> !FigureStats.isBlocked(state, figure, Effect.Track.GOOD);
      case GAIN_BAD -> !FigureStats.isBlocked(state, figure, Effect.Track.BAD);
      case APPLY_CONDITION -> true;
      default -> throw new IllegalStateException(effect.text() + " does not happen at once");
    };
  }

  /** Returns whether a pilgrim can use AP; one that may take no action gains nothing by them (JW-RUL-102). */
  private static boolean canUsePoints(GameState state, int pilgrim) {
    return !Conditions.bars(state, pilgrim, Deed.ALL)
        && state.pilgrim(pilgrim, Counters.ACTIONS) < FigureStats.cap(state, pilgrim, EffectVerb.CAP_ACTIONS);
  }
}
