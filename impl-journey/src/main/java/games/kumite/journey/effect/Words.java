package games.kumite.journey.effect;

import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Verb;
import games.kumite.journey.content.Who;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.gate.Spawn;
import games.kumite.journey.harm.Tracks;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;

/** The effects of each word that acts at once, and checks whether it would change anything. Stateless. */
final class Words {

  private Words() {}

  /** Carries out one word; its questions are put on the agenda. */
  static void carryOut(Journey journey, Doing doing) {
    Effect effect = doing.effect(journey);
    int owner = doing.owner();
    Sequel rest = doing.rest(journey);
    switch (effect.verb()) {
      case DRAW -> Drafts.draw(journey, owner, (Effect.Cards) effect, rest);
      case DISCARD -> Drafts.discard(journey, owner, (Effect.Cards) effect, rest);
      case SEAL_GATE -> journey.then(new Sealing(owner, rest));
      case INACTIVE -> {
        journey.set(Num.CHANTING, journey.get(Num.CHANTING) | 1 << owner);
        journey.tell(journey.terms().reports.chanted, owner);
      }
      case SPAWN -> ambush(journey, owner, (Effect.Spawn) effect, rest);
      case SET -> Tracks.set(journey, owner, ((Effect.Put) effect).track(), ((Effect.Put) effect).amount(), rest);
      case HALVE -> halve(journey, owner, ((Effect.Halve) effect).track(), rest);
      default -> forSomebody(journey, doing, effect);
    }
  }

  /** Halves a track; the remainder of an odd number is the smaller half (JW-DFN-06). */
  private static void halve(Journey journey, int pilgrim, Effect.Track track, Sequel sequel) {
    int value = Tracks.value(journey, pilgrim, track);
    if (track == Effect.Track.HEALTH) {
      journey.then(journey.terms().procedures.harm(pilgrim, value - value / 2, sequel));
    } else {
      Tracks.set(journey, pilgrim, track, value / 2, sequel);
    }
  }

  private static void forSomebody(Journey journey, Doing doing, Effect effect) {
    Who who = who(effect);
    long figures = useful(journey, effect, doing.owner(), doing.by(), doing.on());
    if (Whom.isChosen(who) && Long.bitCount(figures) > 1) {
      journey.ask(new ForWhom(doing));
      return;
    }
    Picks each = inOrder(journey, figures);
    Sequel rest = doing.rest(journey);
    for (int i = 0; i < each.size(); i++) {
      apply(journey, doing, each.get(i), each.size() == 1 ? rest
          : rest.afterAny(Sequel.Kind.OTHERS, doing.owner(), Sequel.from(each, i + 1)));
    }
  }

  /** Returns figures in order: pilgrims in initiative order (JW-RUL-125), then demons. */
  private static Picks inOrder(Journey journey, long figures) {
    Picks each = Picks.NONE;
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = journey.inOrder(place);
      each = (figures >> pilgrim & 1) != 0 ? each.and(pilgrim) : each;
    }
    for (long left = figures >> Content.PILGRIMS << Content.PILGRIMS; left != 0; left &= left - 1) {
      each = each.and(Long.numberOfTrailingZeros(left));
    }
    return each;
  }

  /** Brings demons into play at the nearest active gate; promotion applies, rage does not begin (JW-RUL-74). */
  private static void ambush(Journey journey, int owner, Effect.Spawn spawn, Sequel sequel) {
    int gate = Gates.nearest(journey);
    if (gate != Journey.NOBODY) {
      Spawn.several(journey, type(journey, spawn.type()), spawn.amount(), gate, owner, sequel);
    }
  }

  private static int type(Journey journey, String name) {
    int type = 0;
    while (!journey.terms().demon(type).entry().name().equals(name)) {
      type++;
    }
    return type;
  }

  /** Returns the figures that a word names. */
  static Who who(Effect effect) {
    if (effect instanceof Effect.Given given) {
      return given.who();
    }
    if (effect instanceof Effect.Aimed aimed) {
      return aimed.who();
    }
    if (effect instanceof Effect.Inflict inflict) {
      return inflict.who();
    }
    if (effect instanceof Effect.Move move) {
      return move.who();
    }
    if (effect instanceof Effect.Face face) {
      return face.who();
    }
    if (effect instanceof Effect.MoveTo to) {
      return to.who();
    }
    return Who.SELF;
  }

  private static int amount(Effect effect) {
    return effect instanceof Effect.Given given ? given.amount() : effect instanceof Effect.Move move ? move.amount() : 0;
  }

  /** Applies a word to one figure. */
  static void apply(Journey journey, Doing doing, int figure, Sequel sequel) {
    Effect effect = doing.effect(journey);
    int owner = doing.owner();
    int amount = amount(effect);
    switch (effect.verb()) {
      case HEAL -> Tracks.heal(journey, figure, amount);
      case DAMAGE -> journey.then(journey.terms().procedures.harm(figure, amount, sequel));
      case GAIN_CHI -> Tracks.gainChi(journey, figure, amount);
      case LOSE_CHI -> Tracks.loseChi(journey, figure, amount);
      case GAIN_GOOD -> Karma.gainGood(journey, figure, amount, sequel);
      case LOSE_GOOD -> Karma.loseGood(journey, figure, amount);
      case GAIN_BAD -> Karma.gainBad(journey, figure, amount, sequel);
      case LOSE_BAD -> Karma.loseBad(journey, figure, amount);
      case GAIN_AP -> gainPoints(journey, doing, figure, amount, sequel);
      case LOSE_AP -> losePoints(journey, figure, amount);
      case MOD_MV -> journey.setPilgrim(figure, Num.HASTE, journey.pilgrim(figure, Num.HASTE) + amount);
      case APPLY_CONDITION -> afflict(journey, figure, ((Effect.Inflict) effect).condition(), sequel);
      case REMOVE_CONDITION -> journey.then(new Curing(owner, figure, amount, sequel));
      case MOVE -> journey.then(new Unfallen(figure, doing.since(), journey.terms().procedures.move(figure, amount, sequel)));
      case ATTACK -> journey.then(new Unfallen(figure, doing.since(), journey.terms().procedures.attack(figure, sequel)));
      case MOVE_TO -> journey.then(new Landing(owner, figure, sequel));
      case FACE -> Turning.face(journey, figure, ((Effect.Face) effect).turn());
      default -> throw new IllegalStateException(effect.text() + " does not happen at once");
    }
  }

  private static void afflict(Journey journey, int figure, String id, Sequel sequel) {
    int damage = Affliction.gain(journey, figure, Affliction.condition(journey, id));
    if (damage > 0) {
      journey.then(journey.terms().procedures.harm(figure, damage, sequel));
    }
  }

  /** Adds AP for the active pilgrim; another pilgrim uses them at once (JW-RUL-102). */
  private static void gainPoints(Journey journey, Doing doing, int pilgrim, int amount, Sequel sequel) {
    if (journey.get(Num.ACTIVE) == pilgrim) {
      journey.set(Num.POINTS, journey.get(Num.POINTS) + amount);
      journey.tell(journey.terms().reports.points, pilgrim, journey.get(Num.POINTS));
      return;
    }
    for (int left = amount - 1; left >= 0; left--) {
      journey.then(new Unfallen(pilgrim, doing.since(),
          journey.terms().procedures.action(pilgrim, sequel.afterAgain(pilgrim, left))));
    }
  }

  private static void losePoints(Journey journey, int pilgrim, int amount) {
    if (journey.get(Num.ACTIVE) == pilgrim) {
      journey.set(Num.POINTS, Math.max(0, journey.get(Num.POINTS) - Math.min(amount, journey.get(Num.POINTS))));
      journey.tell(journey.terms().reports.points, pilgrim, journey.get(Num.POINTS));
    }
  }

  // the verbs that would change anything

  /** Returns whether a word would change anything (JW-RUL-101). */
  static boolean isUseful(Journey journey, Effect effect, int owner, int by, int on) {
    return switch (effect.verb()) {
      case DRAW -> Drafts.canDraw(journey, owner, (Effect.Cards) effect);
      case DISCARD -> false; // a card is not played to lose another one
      case SEAL_GATE -> Sealing.gates(journey, owner) != 0;
      case INACTIVE -> (journey.get(Num.CHANTING) >> owner & 1) == 0;
      case SPAWN -> Gates.nearest(journey) != Journey.NOBODY;
      case SET -> Tracks.changes(journey, owner, (Effect.Put) effect);
      case HALVE -> Tracks.value(journey, owner, ((Effect.Halve) effect).track()) > 0;
      case DAMAGE, APPLY_CONDITION -> isFelt(journey, effect, useful(journey, effect, owner, by, on));
      default -> useful(journey, effect, owner, by, on) != 0;
    };
  }

  /**
   * Returns whether damage or conditions would leave a trace: one-hit demons withstand little damage, and a condition
   * may be there already.
   */
  private static boolean isFelt(Journey journey, Effect effect, long figures) {
    for (long left = figures; left != 0; left &= left - 1) {
      int figure = Long.numberOfTrailingZeros(left);
      if (effect instanceof Effect.Inflict inflict ? Affliction.isNews(journey, figure, inflict.condition())
          : figure < Content.PILGRIMS || Sums.demon(journey, figure).entry().track()
              || amount(effect) >= journey.figure(figure, Num.HEALTH)) {
        return true;
      }
    }
    return false;
  }

  /** Returns bits of the figures that a word would affect. */
  static long useful(Journey journey, Effect effect, int owner, int by, int on) {
    long useful = 0;
    for (long left = Whom.of(journey, who(effect), owner, by, on); left != 0; left &= left - 1) {
      int figure = Long.numberOfTrailingZeros(left);
      useful |= changes(journey, effect, figure) ? 1L << figure : 0;
    }
    return useful;
  }

  private static boolean changes(Journey journey, Effect effect, int figure) {
    if (journey.pose(figure) == Pose.NONE) {
      return false;
    }
    if (figure >= Content.PILGRIMS) {
      return switch (effect.verb()) {
        case DAMAGE, APPLY_CONDITION -> true;
        case FACE -> Turning.isPossible(journey, figure, ((Effect.Face) effect).turn());
        case REMOVE_CONDITION -> Curing.has(journey, figure);
        default -> false;
      };
    }
    boolean isUp = journey.isConscious(figure); // JW-RUL-84
    return switch (effect.verb()) {
      case HEAL -> Tracks.room(journey, figure) > 0;
      case GAIN_CHI -> Tracks.roomOfChi(journey, figure) > 0;
      case LOSE_CHI -> journey.pilgrim(figure, Num.CHI) > 0;
      case LOSE_GOOD -> journey.pilgrim(figure, Num.GOOD) > 0;
      case LOSE_BAD -> journey.pilgrim(figure, Num.BAD) > 0;
      case REMOVE_CONDITION -> Curing.has(journey, figure);
      case MOVE_TO -> isUp && Landing.isPossible(journey, figure);
      case LOSE_AP -> journey.get(Num.ACTIVE) == figure && journey.get(Num.POINTS) > 0;
      case GAIN_AP -> isUp && canUsePoints(journey, figure);
      case MOD_MV, DAMAGE -> isUp;
      case FACE -> isUp && Turning.isPossible(journey, figure, ((Effect.Face) effect).turn());
      case MOVE -> isUp && !Conditions.bars(journey, figure, Deed.MOVE);
      case ATTACK -> isUp && !Conditions.bars(journey, figure, Deed.ATTACK)
          && journey.terms().procedures.hasTarget(journey, figure);
      case GAIN_GOOD -> !Sums.isBlocked(journey, figure, Effect.Track.GOOD);
      case GAIN_BAD -> !Sums.isBlocked(journey, figure, Effect.Track.BAD);
      case APPLY_CONDITION -> true;
      default -> throw new IllegalStateException(effect.text() + " does not happen at once");
    };
  }

  /** Returns whether a pilgrim can use AP; one that may take no action gains nothing by them (JW-RUL-102). */
  private static boolean canUsePoints(Journey journey, int pilgrim) {
    return !Conditions.bars(journey, pilgrim, Deed.ALL)
        && journey.pilgrim(pilgrim, Num.ACTIONS) < Sums.cap(journey, pilgrim, Verb.CAP_ACTIONS);
  }
}
