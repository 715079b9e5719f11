package games.kumite.tmnt.state;

import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Condition;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Kind;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.content.Tag;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.state.Face.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Lays the cards of a content out as faces: characters first, then Doors, then Treasures. Used once. */
final class Printing {

  static final Need ALWAYS = new Need(Condition.Scope.SELF, Condition.Test.ANY, 0);
  static final Sum[] NO_SUMS = {};

  private final List<Card> printed = new ArrayList<>();
  private final List<Face> faces = new ArrayList<>();
  private final List<String> stances = new ArrayList<>();

  Printing(Content content) {
    content.doors().stream().filter(card -> card.entry().type() == CardType.STANCE)
        .forEach(card -> stances.add(card.entry().word()));
    content.characters().forEach(this::add);
    content.doors().forEach(this::add);
    content.treasures().forEach(this::add);
    for (int i = 0; i < faces.size(); i++) {
      fill(faces.get(i), printed.get(i));
    }
  }

  Face[] faces() {
    return faces.toArray(Face[]::new);
  }

  private void add(Card card) {
    int name = faces.size();
    for (int copy = 0; copy < card.entry().copies(); copy++) {
      faces.add(new Face(faces.size(), name, card.entry(), card.kind(),
          card.entry().type() == CardType.STANCE ? stances.indexOf(card.entry().word()) : -1));
      printed.add(card);
    }
  }

  private void fill(Face face, Card card) {
    face.requires = need(card.requires());
    face.bad = clauses(card.badStuff());
    List<Clause> plays = new ArrayList<>();
    List<Clause> kills = new ArrayList<>();
    List<Sum> strength = new ArrayList<>();
    List<Sum> run = new ArrayList<>();
    boolean isPlayed = switch (face.type) {
      case ENHANCER, WANDERING, TRAP, ONE_SHOT, LEVEL_CARD, SPECIAL -> true;
      default -> false;
    };
    for (Clause clause : card.effects()) {
      switch (clause.trigger()) {
        case ACTIVATE -> face.activate = clause;
        case TEAM_UP -> face.teamUp = clause;
        case ON_LOOT -> face.onLoot = clause;
        case ON_SELL -> face.onSell = clause;
        case AFTER_KILL -> kills.add(clause);
        case PERSIST -> {
          face.persists = true;
          run.add(sum(clause));
        }
        case PLAIN -> {
          if (face.type == CardType.ONE_SHOT && clause.effect().verb() == Verb.STR
              && !clause.condition().equals(Condition.ALWAYS)) {
            strength.add(sum(clause)); // counts anew in every sum
          } else if (isPlayed) {
            plays.add(clause);
            noteNext(face, clause);
          } else {
            constant(face, clause, strength, run);
          }
        }
        default -> throw new IllegalStateException("unknown trigger " + clause.trigger());
      }
    }
    face.play = clauses(plays);
    face.afterKill = clauses(kills);
    face.strength = strength.toArray(Sum[]::new);
    face.run = run.toArray(Sum[]::new);
    face.aim = aim(face, plays);
    face.teamAim = aim(face, face.teamUp == null ? List.of() : List.of(face.teamUp));
    if (face.type == CardType.ENHANCER) {
      face.aim = Aim.MONSTER;
    }
  }

  private static void noteNext(Face face, Clause clause) {
    if (clause.effect() instanceof Effect.Amount amount && face.type == CardType.TRAP) {
      if (amount.verb() == Verb.NEXT) {
        face.next += amount.amount();
      } else {
        face.nextRun += amount.amount();
      }
    }
  }

  private void constant(Face face, Clause clause, List<Sum> strength, List<Sum> run) {
    switch (clause.effect().verb()) {
      case STR -> strength.add(sum(clause));
      case RUN -> run.add(sum(clause));
      case WINTIES -> face.winsTies = true;
      case NOESCAPE -> face.noEscape = true;
      case NOHELP -> face.noHelp = true;
      case LEVELONLY -> face.levelOnly = true;
      case LEVELONLY_HELPER -> face.levelOnlyHelper = true;
      case NOONESHOT -> face.noOneShot = true;
      case NOPURSUE -> face.noPursue = ((Effect.Amount) clause.effect()).amount();
      case HANDLIMIT -> face.handLimit = ((Effect.Amount) clause.effect()).amount();
      case EXTRASLOT -> {
        Effect.ExtraSlot extra = (Effect.ExtraSlot) clause.effect();
        if (extra.any()) {
          face.extraAny += extra.amount();
        } else {
          face.extraHand += extra.amount();
        }
      }
      default -> throw new IllegalStateException(clause.effect().verb() + " is no constant effect");
    }
  }

  private Aim aim(Face face, List<Clause> clauses) {
    for (Clause clause : clauses) {
      Effect effect = clause.effect();
      if (effect instanceof Effect.Remove remove) {
        face.fitting = need(remove.fitting());
        return Aim.FITTING;
      }
      Aim aim = switch (effect.verb()) {
        case STR -> strengthAim((Effect.Strength) effect);
        case LEVEL -> ((Effect.ChangeLevel) effect).onTarget() ? Aim.LEVEL : Aim.NONE;
        case STEALLEVEL -> Aim.STEAL;
        case FORCEHELP -> Aim.FORCE;
        case ATTACH -> Aim.ATTACH;
        case ADDMONSTER -> Aim.PAIR;
        case MATE -> Aim.MONSTER;
        default -> Aim.NONE;
      };
      if (aim != Aim.NONE) {
        return aim;
      }
    }
    return Aim.NONE;
  }

  private static Aim strengthAim(Effect.Strength strength) {
    return switch (strength.aim()) {
      case CHOICE -> Aim.CHOICE;
      case MONSTER -> Aim.MONSTER;
      default -> Aim.NONE;
    };
  }

  private Sum sum(Clause clause) {
    int amount = clause.effect() instanceof Effect.Strength strength
        ? strength.amount() : ((Effect.Amount) clause.effect()).amount();
    return new Sum(amount, need(clause.condition()));
  }

  private Clauses clauses(List<Clause> clauses) {
    return clauses.isEmpty() ? Clauses.NONE
        : new Clauses(clauses, clauses.stream().map(clause -> need(clause.condition())).toList());
  }

  private Need need(Condition condition) {
    if (condition.equals(Condition.ALWAYS)) {
      return ALWAYS;
    }
    int argument = switch (condition.test()) {
      case STANCE -> stances.indexOf(condition.word());
      case KIND -> Kind.valueOf(condition.word()).ordinal();
      case TAG -> 1 << Tag.valueOf(condition.word()).ordinal();
      case SLOT_EMPTY -> Slot.valueOf(condition.word()).ordinal();
      case CHARACTER -> find(card -> card.entry().type() == CardType.CHARACTER
          && card.entry().word().equals(condition.word()));
      case NAMED -> find(card -> card.entry().type() == CardType.MONSTER
          && card.entry().name().equals(condition.word()));
      default -> condition.number();
    };
    return new Need(condition.scope(), condition.test(), argument);
  }

  private int find(Predicate<Card> wanted) {
    for (int i = 0; i < printed.size(); i++) {
      if (wanted.test(printed.get(i))) {
        return i;
      }
    }
    throw new IllegalStateException("the checks of the content have let a word pass that names nothing");
  }
}
