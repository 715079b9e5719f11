package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.content.Grammar.Found;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause.Trigger;
import games.kumite.tmnt.content.ConditionParser;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Effect.Chooser;
import games.kumite.tmnt.content.Effect.What;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.EffectWord;
import games.kumite.tmnt.content.PlayTime;
import games.kumite.tmnt.content.TextPlace;
import games.kumite.tmnt.content.Vocabulary;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.effect.CardWord.Filler;
import games.kumite.tmnt.effect.EffectInterpreter.Part;
import games.kumite.tmnt.loss.Death;
import games.kumite.tmnt.loss.Loss;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.ConditionalBonus;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Face.Aim;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.ResolvedCondition;
import games.kumite.tmnt.strength.ConditionWords;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The registry of all words that the texts of cards may use. */
public final class CardWords {

  private static final EventType ESCAPED = EventType.of("escaped-all", "MT-RUN-13").seat("runner");
  private static final EventType OMEN = EventType.of("omen", "MT-TRP-06").seat("who").number("less");
  private static final EventType RUN_OMEN = EventType.of("run-omen", "MT-TRP-06").seat("who").number("less");

  private static final String SIGNED = " ([+-][0-9]{1,2})";
  private static final Set<TextPlace> DIE = CardWord.at(TextPlace.ONE_SHOT, TextPlace.ACTIVATE, TextPlace.TEAM_UP);

  /** The vocabulary. */
  public static final Vocabulary ALL = new Vocabulary(List.of(
      new CardWord("STR", SIGNED + "(?: (CHOICE|SIDE|MONSTER|MORE))?", CardWords::change,
          CardWord.at(TextPlace.POWER, TextPlace.ENHANCER, TextPlace.OWNED, TextPlace.ONE_SHOT, TextPlace.ACTIVATE, TextPlace.TEAM_UP,
              TextPlace.PERSIST), CardWords::strength, CardWords::strengthen) {
        @Override
        public String fault(Effect effect, Trigger trigger, @Nullable CardType type) {
          Effect.Aim aim = ((Effect.Change) effect).aim();
          return type == CardType.ONE_SHOT || trigger == Trigger.TEAM_UP || aim == Effect.Aim.OWN
              ? "" : "STR " + aim + " belongs to One-Shots and TEAM_UP";
        }

        @Override
        public boolean isSummedUp(CardType type) {
          return true;
        }

        @Override
        public Aim aim(Effect effect) {
          return CardWords.aim(effect);
        }
      },
      new CardWord("RUN", SIGNED + "(?: MORE)?", CardWords::amount, CardWord.at(TextPlace.POWER, TextPlace.OWNED, TextPlace.PERSIST),
          (face, it, need) -> face.run = ConditionalBonus.more(face.run, amount(it), need), null),
      new CardWord("REROLL", " RUN (?:OWN|(ANY))", CardWords::ofRun, PlayTime.DIE, DIE, null) {
        @Override
        public boolean isSingle() {
          return true;
        }

        @Override
        public boolean isAlone(CardType type) {
          return type == CardType.ONE_SHOT;
        }
      },
      new CardWord("SETDIE", " CHOICE", CardWords::plain, PlayTime.DIE, CardWord.at(TextPlace.ONE_SHOT), null) {
        @Override
        public boolean isAlone(CardType type) {
          return true;
        }
      },
      new CardWord("ESCAPE", " ALL (?:SELF|OWN|(SIDE))", CardWords::ofRun, PlayTime.RUN, DIE, CardWords::escape),
      new CardWord("NOESCAPE", "", CardWords::plain, CardWord.at(TextPlace.POWER),
          (face, it, need) -> face.noEscape = ResolvedCondition.more(face.noEscape, need), null),
      new CardWord("NOPURSUE", " LEVEL<=([1-9])", CardWords::amount, CardWord.at(TextPlace.POWER),
          (face, it, need) -> face.noPursue = ConditionalBonus.more(face.noPursue, amount(it), need), null),
      new CardWord("NOHELP", "", CardWords::plain, CardWord.at(TextPlace.POWER),
          (face, it, need) -> face.noHelp = ResolvedCondition.more(face.noHelp, need), null),
      new CardWord("LEVELONLY", "", CardWords::plain, CardWord.at(TextPlace.POWER),
          (face, it, need) -> face.levelOnly = ResolvedCondition.more(face.levelOnly, need), null),
      new CardWord("LEVELONLY_HELPER", "", CardWords::plain, CardWord.at(TextPlace.POWER),
          (face, it, need) -> face.levelOnlyHelper = ResolvedCondition.more(face.levelOnlyHelper, need), null),
      new CardWord("NOONESHOT", "", CardWords::plain, CardWord.at(TextPlace.POWER),
          (face, it, need) -> face.noOneShot = ResolvedCondition.more(face.noOneShot, need), null),
      new CardWord("WINTIES", "", CardWords::plain, CardWord.at(TextPlace.OWNED),
          (face, it, need) -> face.winsTies = ResolvedCondition.more(face.winsTies, need), null),
      new CardWord("LEVEL", " ([+-][1-9])(?: (TARGET|MORE))?", CardWords::change, CardWord.at(TextPlace.HIT, TextPlace.LEVEL_CARD),
          null, CardWords::changeLevel) {
        @Override
        public String fault(Effect effect, Trigger trigger, @Nullable CardType type) {
          Effect.Change change = (Effect.Change) effect;
          boolean isOnTarget = change.aim() == Effect.Aim.TARGET;
          if (type == null && change.amount() > 0) {
            return "Bad Stuff gives no Levels"; // MT-CON-03
          }
          if (isOnTarget != (type == CardType.LEVEL_CARD)) {
            return type == CardType.LEVEL_CARD ? "LEVEL needs a TARGET here" : "LEVEL TARGET belongs to level cards";
          }
          return isOnTarget && change.amount() < 0 ? "a level card gives Levels" : "";
        }

        @Override
        public Aim aim(Effect effect) {
          return CardWords.aim(effect);
        }
      },
      new CardWord("STEALLEVEL", " (1) TARGET", CardWords::amount, CardWord.at(TextPlace.SPECIAL), null, CardWords::steal) {
        @Override
        public Aim aim(Effect effect) {
          return Aim.STEAL;
        }
      },
      new CardWord("REDUCE_LEVEL_LOSS", " ([1-9]) ON BADSTUFF", CardWords::amount, CardWord.at(TextPlace.ACTIVATE), null, null),
      new CardWord("DIE", "", CardWords::plain, CardWord.at(TextPlace.HIT), null, CardWords::die),
      new CardWord("LOSE", " (ITEM|STANCE|KATA|ALLY|HAND|GOLD)(?::(HEAD|ARMOR|FOOT|ONEHAND|HANDS|EQUIPPED|BEST))?"
          + " (ALL|[0-9]{1,4})(?: (VICTIM|LEFT|RIGHT|RANDOM))?", CardWords::lose, CardWord.at(TextPlace.HIT), null,
          (state, it, on) -> Loss.begin(state, (Effect.Lose) it, on.user())),
      new CardWord("DRAW", " (DOOR|TREASURE) ([1-9])( THEN LOSE ONE_OF_THEM)?",
          (word, found) -> new Effect.Draw(word, found.word(1, DeckKind.class), found.number(2), found.has(3)),
          CardWord.at(TextPlace.SPECIAL, TextPlace.TEAM_UP, TextPlace.LOOT, TextPlace.KILL), null, CardWords::draw),
      omen("NEXT", Counters.OMEN, OMEN,
          (face, it, need) -> face.next = ConditionalBonus.more(face.next, amount(it), need)),
      omen("NEXTRUN", Counters.RUN_OMEN, RUN_OMEN,
          (face, it, need) -> face.nextRun = ConditionalBonus.more(face.nextRun, amount(it), need)),
      new CardWord("ADDMONSTER", " HAND", CardWords::plain, CardWord.at(TextPlace.WANDERING), null, null) {
        @Override
        public boolean isUnbranched() {
          return true;
        }

        @Override
        public boolean isAlone(CardType type) {
          return true;
        }

        @Override
        public Aim aim(Effect effect) {
          return Aim.PAIR;
        }
      },
      new CardWord("MATE", "", CardWords::plain, CardWord.at(TextPlace.ENHANCER), null,
          (state, it, on) -> CombatSides.copy(state, on.target())),
      new CardWord("REMOVE", " (MONSTER\\(.+\\)) (?:TREASURE|(NOTREASURE))",
          CardWords::plain, CardWord.at(TextPlace.ONE_SHOT, TextPlace.TEAM_UP), null, CardWords::remove) {
        @Override
        public Effect read(Found found, ConditionParser conditions) {
          return new Effect.Remove(this, conditions.parse(found.text(1)), !found.has(2));
        }

        @Override
        public String fault(Effect effect, Trigger trigger, @Nullable CardType type) {
          return fitting(effect).test().isOfAll()
              ? "REMOVE needs what one monster is, not how many there are" : "";
        }

        @Override
        public Aim aim(Effect effect) {
          return Aim.FITTING;
        }

        @Override
        public EffectCondition fitting(Effect effect) {
          return ((Effect.Remove) effect).fitting();
        }
      },
      new CardWord("TREASURE", " ([+-][1-9])(?: MORE)?( MIN1)?",
          (word, found) -> new Effect.Treasure(word, found.number(1), found.has(2)), CardWord.at(TextPlace.ENHANCER), null,
          CardWords::treasure),
      new CardWord("CANCELTRAP", " SELF", CardWords::plain, PlayTime.TRAP, DIE, (state, it, on) -> { }) {
        @Override
        public boolean isSingle() {
          return true;
        }

        @Override
        public boolean isAlone(CardType type) {
          return type == CardType.ONE_SHOT;
        }
      },
      new CardWord("FORCEHELP", "", CardWords::plain, CardWord.at(TextPlace.ONE_SHOT), null, CardWords::force) {
        @Override
        public Aim aim(Effect effect) {
          return Aim.FORCE;
        }
      },
      new CardWord("EXTRASLOT", " (?:HAND|(ANY)) ([1-9])",
          (word, found) -> new Effect.ExtraSlot(word, found.has(1), found.number(2)), CardWord.at(TextPlace.OWNED),
          CardWords::extraSlot, null),
      new CardWord("HANDLIMIT", " (6)", CardWords::amount, CardWord.at(TextPlace.OWNED),
          (face, it, need) -> face.handLimit = ConditionalBonus.more(face.handLimit, amount(it), need), null),
      new CardWord("DOUBLE_ONE_ITEM", "", CardWords::plain, CardWord.at(TextPlace.SELL), null, null),
      new CardWord("ATTACH", " IGNORE_LIMITS", CardWords::plain, CardWord.at(TextPlace.SPECIAL), null, null) {
        @Override
        public boolean isUnbranched() {
          return true;
        }

        @Override
        public boolean isAlone(CardType type) {
          return true;
        }

        @Override
        public Set<PlayTime> times(CardType type) {
          return EnumSet.of(PlayTime.OWN_NONCOMBAT);
        }

        @Override
        public Aim aim(Effect effect) {
          return Aim.ATTACH;
        }
      }), ConditionWords.ALL);

  private CardWords() {}

  /** Returns a word for the next combat of a victim: a reminder of Bad Stuff, or a Trap that is kept and counts by itself. */
  private static CardWord omen(String word, int place, EventType event, Filler filler) {
    return new CardWord(word, SIGNED + "(?: MORE)?", CardWords::readOmen, CardWord.at(TextPlace.HIT), filler, (state, it, on) -> {
      if (on.part() == Part.BAD) {
        state.addSeat(on.user(), place, amount(it));
        state.emit(event, on.user(), -amount(it));
      }
    }) {
      @Override
      public boolean isSummedUp(CardType type) {
        return type == CardType.TRAP;
      }
    };
  }

  private static Effect change(EffectWord word, Found found) {
    boolean more = found.text(2).equals("MORE");
    return new Effect.Change(word, found.number(1), more || !found.has(2) ? Effect.Aim.OWN : found.word(2, Effect.Aim.class), more);
  }

  private static Effect amount(EffectWord word, Found found) {
    return new Effect.Amount(word, found.number(1));
  }

  private static Effect readOmen(EffectWord word, Found found) {
    if (found.number(1) >= 0) {
      throw wrong(word.word() + " needs a negative number", found);
    }
    return amount(word, found);
  }

  private static Effect ofRun(EffectWord word, Found found) {
    return new Effect.OfRun(word, found.has(1));
  }

  private static Effect plain(EffectWord word, Found found) {
    return new Effect.Plain(word);
  }

  private static Effect lose(EffectWord word, Found found) {
    boolean all = found.text(3).equals("ALL");
    if (found.text(3).matches("0+")) {
      throw wrong("LOSE needs a number above 0", found);
    } else if (found.has(2) && !found.text(1).equals("ITEM")) {
      throw wrong("only ITEM has kinds in LOSE", found);
    } else if (all == found.has(4)) {
      throw wrong("LOSE needs a number and who chooses, or ALL", found);
    }
    Chooser who = all ? Chooser.VICTIM : found.word(4, Chooser.class);
    What what = found.word(found.has(2) ? 2 : 1, What.class);
    boolean isHand = what == What.HAND;
    if (who == Chooser.RANDOM && !isHand || (who == Chooser.LEFT || who == Chooser.RIGHT) && isHand) {
      throw wrong("hand cards are chosen by VICTIM or RANDOM, cards in play by VICTIM, LEFT or RIGHT", found);
    }
    return new Effect.Lose(word, what, all ? 0 : found.number(3), who);
  }

  private static IllegalArgumentException wrong(String message, Found found) {
    return new IllegalArgumentException(message + ", was \"" + found.text() + "\"");
  }

  private static int amount(Effect effect) {
    return ((Effect.Amount) effect).amount();
  }

  private static Aim aim(Effect change) {
    return switch (((Effect.Change) change).aim()) {
      case CHOICE -> Aim.CHOICE;
      case MONSTER -> Aim.MONSTER;
      case TARGET -> Aim.LEVEL;
      default -> Aim.NONE;
    };
  }

  private static void strength(Face face, Effect effect, ResolvedCondition need) {
    int amount = ((Effect.Change) effect).amount();
    if (face.type == CardType.ONE_SHOT && aim(effect) == Aim.NONE) {
      face.sideStrength = ConditionalBonus.more(face.sideStrength, amount, need);
    } else {
      face.strength = ConditionalBonus.more(face.strength, amount, need);
    }
  }

  private static void extraSlot(Face face, Effect effect, ResolvedCondition need) {
    Effect.ExtraSlot extra = (Effect.ExtraSlot) effect;
    face.givesRoom = true;
    if (extra.any()) {
      face.extraAny = ConditionalBonus.more(face.extraAny, extra.amount(), need);
    } else {
      face.extraHand = ConditionalBonus.more(face.extraHand, extra.amount(), need);
    }
  }

  private static void strengthen(GameState state, Effect effect, EffectInterpreter on) {
    Effect.Change strength = (Effect.Change) effect;
    if (on.part() == Part.ACTIVATE) { // MT-RUL-33
      state.add(on.user() == state.fighter() ? Counters.FIGHTER_BOUGHT : Counters.HELPER_BOUGHT, strength.amount());
    } else if (on.target() >= 0 && isForMonster(state, strength, on)) {
      state.addMonster(on.target(), Counters.BONUS, strength.amount());
    } else {
      state.add(Counters.SIDE, strength.amount()); // MT-TAB-05
    }
  }

  private static boolean isForMonster(GameState state, Effect.Change strength, EffectInterpreter on) {
    return switch (strength.aim()) {
      case CHOICE, MONSTER -> true;
      case OWN -> state.definition().face(on.face()).type == CardType.ENHANCER;
      default -> false;
    };
  }

  private static void changeLevel(GameState state, Effect effect, EffectInterpreter on) {
    int amount = ((Effect.Change) effect).amount();
    if (amount > 0) {
      Levels.raise(state, on.user(), amount);
    } else if (on.part() == Part.BAD) {
      state.then(LevelLoss.of(on.user(), -amount));
    } else {
      Levels.lower(state, on.user(), -amount);
    }
  }

  /** Moves a Level from the target to the user; a second one on the card may find none left. */
  private static void steal(GameState state, Effect effect, EffectInterpreter on) {
    if (on.target() >= 0 && state.level(on.target()) > 1 && ChooseTarget.mayRise(state, on.user())) {
      Levels.lower(state, on.target(), 1);
      Levels.raise(state, on.user(), 1);
    }
  }

  private static void die(GameState state, Effect effect, EffectInterpreter on) {
    if (on.part() != Part.BAD) {
      CombatHelper.takeOut(state, on.user());
    }
    Death.kill(state, on.user());
  }

  private static void remove(GameState state, Effect effect, EffectInterpreter on) {
    if (on.target() >= 0) { // MT-RUL-55
      CombatSides.remove(state, on.target(), ((Effect.Remove) effect).treasure());
    }
  }

  private static void force(GameState state, Effect effect, EffectInterpreter on) {
    if (on.target() >= 0 && state.helper() < 0) { // MT-TMU-02
      CombatHelper.force(state, on.target());
    }
  }

  private static void treasure(GameState state, Effect effect, EffectInterpreter on) {
    Effect.Treasure treasure = (Effect.Treasure) effect;
    state.addMonster(on.target(), Counters.TREASURE, treasure.amount());
    if (treasure.leastOne()) {
      state.setMonster(on.target(), Counters.LEAST_ONE, 1);
    }
  }

  private static void draw(GameState state, Effect effect, EffectInterpreter on) {
    Effect.Draw draw = (Effect.Draw) effect;
    if (!draw.losesOne()) {
      DrawCards.draw(state, on.user(), draw.deck(), draw.count());
      return;
    }
    IntList drawn = IntList.NONE;
    for (int i = 0; i < draw.count(); i++) {
      int token = DrawCards.top(state, draw.deck());
      if (token >= 0) {
        DrawCards.take(state, on.user(), token);
        drawn = drawn.and(token);
      }
    }
    if (drawn.size() > 1) {
      state.then(new LoseDrawn(on.user(), drawn));
    }
  }

  /**
   * Lets the runner escape, and for the side the helper too. SELF and OWN are for the runner alone. The helper runs
   * last, so a fighter who ran before is done.
   */
  private static void escape(GameState state, Effect effect, EffectInterpreter on) {
    boolean isForSide = ((Effect.OfRun) effect).any();
    if (isForSide || on.user() == state.get(Counters.RUNNER)) {
      escape(state, state.get(Counters.RUNNER));
    }
    if (isForSide && state.helper() >= 0) {
      escape(state, state.helper());
    }
  }

  private static void escape(GameState state, int runner) {
    int escaped = state.get(Counters.ESCAPED);
    if (state.isAlive(runner) && (escaped >> runner & 1) == 0) {
      state.set(Counters.ESCAPED, escaped | 1 << runner);
      state.emit(ESCAPED, runner);
    }
  }

  /** The choice of the card to lose for ONE_OF_THEM (MT-D10), among two or more just drawn. */
  private record LoseDrawn(int drawer, IntList drawn) implements ForcedChoice {

    private static final Refusal UNFIT = new Refusal("MT-PHS-10", "not-drawn");
    private static final EventType LOST = EventType.of("drawn-lost", "MT-PHS-10").seat("who").card("card");

    @Override
    public String kind() {
      return "loss";
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), drawer, state.name(drawer), 1);
    }

    @Override
    public int seat(GameState state) {
      return drawer;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(UNFIT);
      for (int i = 0; i < drawn.size(); i++) {
        out.add(state.deed(ActionVerb.LOSE, drawn.get(i), drawer));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      int token = state.find(state.hand(drawer), action, drawer);
      Discards.discard(state, token);
      state.emit(LOST, drawer, token);
    }
  }
}
