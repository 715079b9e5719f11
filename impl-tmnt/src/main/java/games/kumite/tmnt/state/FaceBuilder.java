package games.kumite.tmnt.state;

import games.kumite.spi.Texts;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.CharacterKind;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Clause.Trigger;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.content.Tag;
import games.kumite.tmnt.state.Face.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The layout of a content's cards as faces: characters first, then Doors, then Treasures. Used once. */
final class FaceBuilder {

  static final ResolvedCondition ALWAYS = new ResolvedCondition(EffectCondition.Scope.SELF, ConditionTest.ANY, 0, true);
  static final ResolvedCondition[] NEVER = {};
  static final ConditionalBonus[] NO_SUMS = {};

  private final Texts texts;
  private final List<Card> printed = new ArrayList<>();
  private final List<Face> faces = new ArrayList<>();
  private final List<String> stances = new ArrayList<>();

  FaceBuilder(Content content, Texts texts) {
    this.texts = texts;
    List<Card> ofStances = Stream.concat(content.doors().stream(), content.treasures().stream())
        .filter(card -> card.entry().type() == CardType.STANCE).toList();
    ofStances.forEach(card -> stances.add(card.entry().word()));
    RulesText sentences = new RulesText(texts, content.characters(), ofStances);
    content.characters().forEach(card -> add(card, DeckKind.CHARACTER));
    content.doors().forEach(card -> add(card, DeckKind.DOOR));
    content.treasures().forEach(card -> add(card, DeckKind.TREASURE));
    for (int i = 0; i < faces.size(); i++) {
      fill(faces.get(i), printed.get(i));
      faces.get(i).text = sentences.of(printed.get(i));
      String name = printed.get(i).entry().name();
      faces.get(i).title = faces.get(i).type == CardType.MONSTER ? find(card -> isNamed(card, name)) : i;
    }
  }

  Face[] faces() {
    return faces.toArray(Face[]::new);
  }

  private void add(Card card, DeckKind deck) {
    String name = RulesText.named(texts, card.entry().name());
    for (int copy = 0; copy < card.entry().copies(); copy++) {
      faces.add(new Face(faces.size(), copy, deck, card.entry(), name, card.kind(),
          card.entry().type() == CardType.STANCE ? stances.indexOf(card.entry().word()) : -1));
      printed.add(card);
    }
  }

  private void fill(Face face, Card card) {
    face.requires = need(card.requires(), true);
    face.bad = abilities(card.badStuff());
    List<Clause> plays = new ArrayList<>();
    List<Clause> kills = new ArrayList<>();
    for (Clause clause : card.effects()) {
      switch (clause.trigger()) {
        case ACTIVATE -> face.activate = ability(clause);
        case TEAM_UP -> face.teamUp = ability(clause);
        case ON_LOOT -> face.onLoot = ability(clause);
        case ON_SELL -> face.onSell = ability(clause);
        case AFTER_KILL -> kills.add(clause);
        case PERSIST -> {
          face.persists = true;
          eachBranch(face, clause);
        }
        case PLAIN -> plain(face, clause, plays);
        default -> throw new IllegalStateException("unknown trigger " + clause.trigger());
      }
    }
    face.play = abilities(plays);
    for (EffectVerb verb : EffectVerb.values()) {
      face.playedVerbs |= face.times(verb) > 0 ? 1 << verb.ordinal() : 0;
    }
    face.played = played(face);
    face.afterKill = abilities(kills);
    face.isConditional = !plays.isEmpty() && face.strength.length + face.sideStrength.length == 0
        && plays.stream().noneMatch(clause -> clause.hasElse() || clause.condition().equals(EffectCondition.ALWAYS));
    face.aim = face.type == CardType.ENHANCER ? Aim.MONSTER : aim(face, card.effects().stream()
        .filter(clause -> clause.trigger() == Trigger.PLAIN).toList());
    face.teamAim = aim(face, face.teamUp == null ? List.of() : List.of(face.teamUp.clause()));
  }

  private static int played(Face face) {
    int sum = 0;
    for (Ability part : face.play) {
      sum += part.effect().is(EffectVerb.STR) ? ((Effect.Change) part.effect()).amount() : 0;
    }
    for (ConditionalBonus more : face.strength.length > 0 ? face.strength : face.sideStrength) {
      sum = Math.max(sum, more.amount());
    }
    return sum;
  }

  private void plain(Face face, Clause clause, List<Clause> plays) {
    boolean isPlayed = switch (face.type) {
      case ENHANCER, WANDERING, TRAP, ONE_SHOT, LEVEL_CARD, SPECIAL -> true;
      default -> false;
    };
    boolean isSum = !clause.condition().equals(EffectCondition.ALWAYS)
        && clause.effect().is(EffectVerb.STR) && clause.otherwise().is(EffectVerb.STR);
    face.helpsSide |= clause.effect().is(EffectVerb.STR) && word(clause.effect()).aim(clause.effect()) == Aim.NONE;
    if (!isPlayed || isSum) { // a conditional strength is counted again in every sum
      eachBranch(face, clause);
      return;
    }
    plays.add(clause);
    if (face.type == CardType.TRAP) {
      eachBranch(face, clause);
    }
  }

  /** Adds the effect that counts while the condition holds, and the one that counts while it does not. */
  private void eachBranch(Face face, Clause clause) {
    word(clause.effect()).fill(face, clause.effect(), need(clause.condition(), true));
    if (clause.hasElse()) {
      word(clause.otherwise()).fill(face, clause.otherwise(), need(clause.condition(), false));
    }
  }

  private Aim aim(Face face, List<Clause> clauses) {
    for (Clause clause : clauses) {
      Aim aim = word(clause.effect()).aim(clause.effect());
      if (aim == Aim.FITTING) {
        face.fitting = need(word(clause.effect()).fitting(clause.effect()), true);
      }
      if (aim != Aim.NONE) {
        return aim;
      }
    }
    return Aim.NONE;
  }

  private static FaceWord word(Effect effect) {
    return (FaceWord) effect.verb();
  }

  private Ability[] abilities(List<Clause> clauses) {
    return clauses.stream().map(this::ability).toArray(Ability[]::new);
  }

  private Ability ability(Clause clause) {
    return new Ability(clause, need(clause.condition(), true));
  }

  private ResolvedCondition need(EffectCondition condition, boolean result) {
    if (condition.equals(EffectCondition.ALWAYS) && result) {
      return ALWAYS;
    }
    int argument = switch (condition.test().argument()) {
      case STANCE -> stances.indexOf(condition.word());
      case KIND -> CharacterKind.valueOf(condition.word()).ordinal();
      case TAG -> 1 << Tag.valueOf(condition.word()).ordinal();
      case SLOT -> Slot.valueOf(condition.word()).ordinal();
      case CHARACTER -> find(card -> card.entry().type() == CardType.CHARACTER
          && card.entry().word().equals(condition.word()));
      case MONSTER -> find(card -> isNamed(card, condition.word()));
      default -> condition.number();
    };
    return new ResolvedCondition(condition.scope(), ConditionTest.of(condition.test()), argument, result);
  }

  private static boolean isNamed(Card card, String name) {
    return card.entry().type() == CardType.MONSTER && card.entry().name().equals(name);
  }

  private int find(Predicate<Card> wanted) {
    return IntStream.range(0, printed.size()).filter(i -> wanted.test(printed.get(i))).findFirst()
        .orElseThrow(() -> new IllegalStateException("the checks of the content have let a word pass that names nothing"));
  }
}
