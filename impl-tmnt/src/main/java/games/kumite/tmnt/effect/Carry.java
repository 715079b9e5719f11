package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Condition;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.loss.Death;
import games.kumite.tmnt.loss.Loss;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Needs;
import org.jspecify.annotations.Nullable;

/**
 * The interpreter: carries the effects of a card out one after another, each with its consequences before the next.
 *
 * @param face whose effects
 * @param part which text of the card
 * @param place which effect is next
 * @param user who uses the card; of Bad Stuff and Traps the victim
 * @param target a monster's slot, a seat, or NOBODY for the players' side or no target
 */
public record Carry(int face, Part part, int place, int user, int target) implements Step<Party> {

  private static final EventType ESCAPED = EventType.of("escaped-all", "MT-RUN-13").seat("runner");

  private static final EventType OMEN = EventType.of("omen", "MT-TRP-06").seat("who").number("less");
  private static final EventType RUN_OMEN = EventType.of("run-omen", "MT-TRP-06").seat("who").number("less");

  /** The texts of a card. */
  public enum Part { PLAY, BAD, AFTER_KILL, TEAM_UP, ACTIVATE, LOOT }

  /** The first effect of a text. */
  public static Carry of(Face face, Part part, int user, int target) {
    return new Carry(face.index, part, 0, user, target);
  }

  @Override
  public void run(Party party) {
    if (Settle.isBroken(party)) {
      party.then(Settle.LIMITS, this);
      return;
    }
    Face card = party.terms().face(face);
    Ability @Nullable [] list = list(card);
    if (list == null) {
      apply(party, single(card).effect());
      return;
    }
    if (place >= list.length || !party.isAlive(user)) {
      return;
    }
    Clause clause = list[place].clause();
    if (clause.effect() instanceof Effect.Change change && change.aim() == Effect.Aim.TARGET) {
      Levels.raise(party, target, gain(party, card, user, target));
      return;
    }
    if (Needs.hold(party, list[place].need(), user)) {
      apply(party, clause.effect());
    } else if (clause.hasElse()) {
      apply(party, clause.otherwise());
    }
    if (place + 1 < list.length) {
      party.then(new Carry(face, part, place + 1, user, target));
    }
  }

  private Ability @Nullable [] list(Face card) {
    return switch (part) {
      case PLAY -> card.play;
      case BAD -> card.bad;
      case AFTER_KILL -> card.afterKill;
      default -> null;
    };
  }

  private Ability single(Face card) {
    Ability ability = switch (part) {
      case TEAM_UP -> card.teamUp;
      case LOOT -> card.onLoot;
      default -> card.activate;
    };
    if (ability == null) {
      throw new IllegalStateException(card.id + " has no such ability");
    }
    return ability;
  }

  /** All Levels of a card at once: LOWEST is tested before the effect. */
  private static int gain(Party party, Face card, int user, int target) {
    int sum = 0;
    for (Ability each : card.play) {
      Clause clause = each.clause();
      boolean isOfTarget = each.need().scope() == Condition.Scope.TARGET;
      boolean holds = Needs.holdOncePlayed(party, each.need(), isOfTarget ? target : user, user, card);
      if (holds || clause.hasElse()) {
        sum += ((Effect.Change) (holds ? clause.effect() : clause.otherwise())).amount();
      }
    }
    return sum;
  }

  /** Returns whether a level card gives a player a Level, as far as the conditions on it say. */
  static boolean raises(Party party, Face face, int user, int target) {
    return !face.isConditional || gain(party, face, user, target) > 0;
  }

  private void apply(Party party, Effect effect) {
    switch (effect.verb()) {
      case STR -> strengthen(party, (Effect.Change) effect);
      case LEVEL -> changeLevel(party, ((Effect.Change) effect).amount());
      case STEALLEVEL -> {
        // a second one on the card may find none left
        if (target >= 0 && party.level(target) > 1 && Target.mayRise(party, user)) {
          Levels.lower(party, target, 1);
          Levels.raise(party, user, 1);
        }
      }
      case DIE -> {
        if (part != Part.BAD) {
          Monsters.takeOut(party, user);
        }
        Death.kill(party, user);
      }
      case LOSE -> Loss.begin(party, (Effect.Lose) effect, user);
      case DRAW -> draw(party, (Effect.Draw) effect);
      case NEXT, NEXTRUN -> {
        if (part == Part.BAD) { // a Trap is kept and counts by itself
          boolean isOfRolls = effect.verb() == Verb.NEXTRUN;
          int amount = ((Effect.Amount) effect).amount();
          party.addSeat(user, isOfRolls ? Num.RUN_OMEN : Num.OMEN, amount);
          party.tell(isOfRolls ? RUN_OMEN : OMEN, user, -amount);
        }
      }
      case CANCELTRAP -> { }
      case TREASURE -> {
        Effect.Treasure treasure = (Effect.Treasure) effect;
        party.addMonster(target, Num.TREASURE, treasure.amount());
        if (treasure.leastOne()) {
          party.setMonster(target, Num.LEAST_ONE, 1);
        }
      }
      case MATE -> Monsters.copy(party, target);
      case REMOVE -> {
        if (target >= 0) { // MT-RUL-55
          Monsters.remove(party, target, ((Effect.Remove) effect).treasure());
        }
      }
      case FORCEHELP -> {
        if (target >= 0 && party.helper() < 0) { // MT-TMU-02
          Monsters.force(party, target);
        }
      }
      case ESCAPE -> escape(party, ((Effect.OfRun) effect).any());
      default -> throw new IllegalStateException(effect.verb() + " is not carried out here");
    }
  }

  private void strengthen(Party party, Effect.Change strength) {
    if (part == Part.ACTIVATE) { // MT-RUL-33
      party.add(user == party.fighter() ? Num.FIGHTER_BOUGHT : Num.HELPER_BOUGHT, strength.amount());
    } else if (target >= 0 && isForMonster(party, strength)) {
      party.addMonster(target, Num.BONUS, strength.amount());
    } else {
      party.add(Num.SIDE, strength.amount()); // MT-TAB-05
    }
  }

  private boolean isForMonster(Party party, Effect.Change strength) {
    return switch (strength.aim()) {
      case CHOICE, MONSTER -> true;
      case OWN -> party.terms().face(face).type == CardType.ENHANCER;
      default -> false;
    };
  }

  private void changeLevel(Party party, int amount) {
    if (amount > 0) {
      Levels.raise(party, user, amount);
    } else if (part == Part.BAD) {
      party.then(LevelLoss.of(user, -amount));
    } else {
      Levels.lower(party, user, -amount);
    }
  }

  private void draw(Party party, Effect.Draw draw) {
    if (!draw.losesOne()) {
      Drawing.draw(party, user, draw.deck(), draw.count());
      return;
    }
    Picks drawn = Picks.NONE;
    for (int i = 0; i < draw.count(); i++) {
      int token = Drawing.top(party, draw.deck());
      if (token >= 0) {
        Drawing.take(party, user, token);
        drawn = drawn.and(token);
      }
    }
    if (drawn.size() > 1) {
      party.then(new LoseDrawn(user, drawn));
    }
  }

  /** SELF and OWN are for the runner alone; of the side the helper runs last, so whoever ran before is done. */
  private void escape(Party party, boolean side) {
    if (side || user == party.get(Num.RUNNER)) {
      escape(party, party.get(Num.RUNNER));
    }
    if (side && party.helper() >= 0) {
      escape(party, party.helper());
    }
  }

  private static void escape(Party party, int runner) {
    int escaped = party.get(Num.ESCAPED);
    if (party.isAlive(runner) && (escaped >> runner & 1) == 0) {
      party.set(Num.ESCAPED, escaped | 1 << runner);
      party.tell(ESCAPED, runner);
    }
  }

  /** MT-D10 for ONE_OF_THEM: one of two or more cards just drawn is lost. */
  private record LoseDrawn(int drawer, Picks drawn) implements Forced {

    private static final Refusal UNFIT = new Refusal("MT-PHS-10", "not-drawn");
    private static final EventType LOST = EventType.of("drawn-lost", "MT-PHS-10").seat("who").card("card");

    @Override
    public String kind() {
      return "loss";
    }

    @Override
    public Prompt prompt(Party party) {
      return Question.prompt(party, kind(), drawer, party.name(drawer), 1);
    }

    @Override
    public int seat(Party party) {
      return drawer;
    }

    @Override
    public void options(Party party, Options out) {
      out.refuseOthers(UNFIT);
      for (int i = 0; i < drawn.size(); i++) {
        out.add(party.deed(Word.LOSE, drawn.get(i), drawer));
      }
    }

    @Override
    public void chosen(Party party, Action action) {
      int token = party.find(party.hand(drawer), action, drawer);
      Discards.discard(party, token);
      party.tell(LOST, drawer, token);
    }
  }
}
