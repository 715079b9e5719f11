package games.kumite.tmnt.content;

import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A reader of the texts of the entries that also finds contradictions among them. Used during one reading. */
public final class ContentChecks {

  /** The least number of characters: one for each of the most seats (MT-SET-01, MT-SET-04). */
  static final int MIN_CHARACTERS = 6;

  /** The most Door and Treasure cards together, on which the bound on the length of a match depends. */
  public static final int MAX_CARDS = 200;
  /** The most cards that bring a further monster into a combat. */
  public static final int MAX_JOINING = 12;

  private final ContentReader reader;
  private final Vocabulary vocabulary;
  private final Set<String> stances = new TreeSet<>();
  private final Set<String> characters = new TreeSet<>();
  private final Set<String> monsters = new TreeSet<>();
  private final Set<String> ids = new TreeSet<>();
  private final int characterCount;
  private final boolean isComplete;

  ContentChecks(ContentReader reader, Vocabulary vocabulary, List<CharacterEntry> characters, List<CardEntry> doors,
      List<CardEntry> treasures) {
    this.reader = reader;
    this.vocabulary = vocabulary;
    isComplete = reader.isValid();
    characterCount = characters.size();
    characters.forEach(entry -> this.characters.add(entry.word()));
    characters.forEach(entry -> idIsNew("characters", entry.id()));
    doors.forEach(entry -> idsAreNew("doors", entry));
    treasures.forEach(entry -> idsAreNew("treasures", entry));
    Stream.concat(doors.stream(), treasures.stream()).forEach(entry -> {
      if (entry.type() == CardType.STANCE) {
        stances.add(entry.word());
      } else if (entry.type() == CardType.MONSTER) {
        monsters.add(entry.name());
      }
    });
  }

  private void idsAreNew(String file, CardEntry entry) {
    idIsNew(file, entry.id());
    for (int copy = 1; copy < entry.copies() && !entry.type().isAlike(); copy++) {
      idIsNew(file, entry.id(copy));
    }
  }

  private void idIsNew(String file, String id) {
    if (!ids.add(id)) {
      reader.report(file, id, "id", "another entry, or a copy of one, has this id");
    }
  }

  /** Checks the content as a whole, unless entries with a problem are missing from it. */
  void all(List<Card> doors, List<Card> treasures) {
    if (!isComplete) {
      return;
    }
    int cards = 0;
    int joining = 0;
    for (Card card : Stream.concat(doors.stream(), treasures.stream()).toList()) {
      int copies = card.entry().copies();
      long joins = card.effects().stream()
          .filter(clause -> joins(clause.effect()) || joins(clause.otherwise())).count();
      cards += copies;
      joining += (int) joins * copies;
    }
    if (cards > MAX_CARDS) {
      reader.report("doors", "", "", "Doors and Treasures must be at most " + MAX_CARDS + " cards, was " + cards);
    }
    if (joining > MAX_JOINING) {
      reader.report("doors", "", "",
          "cards with ADDMONSTER or MATE must be at most " + MAX_JOINING + ", was " + joining);
    }
    if (characterCount < MIN_CHARACTERS) {
      reader.report("characters", "", "", "must be at least " + MIN_CHARACTERS + " entries, was " + characterCount);
    }
    if (monsters.isEmpty()) {
      reader.report("doors", "", "", "must hold at least one monster");
    }
  }

  private static boolean joins(Effect effect) {
    return effect.is(EffectVerb.ADDMONSTER) || effect.is(EffectVerb.MATE);
  }

  Card character(CharacterEntry entry) {
    CardEntry card = new CardEntry(entry.id(), entry.name(), CardType.CHARACTER, 1, 0, 0, 1, List.of(), 0, 0,
        Slot.NONE, 0, "", PlayTime.NONE, entry.word(), entry.effects(), "");
    List<Clause> effects = clauses("characters", entry.id(), "effects", entry.effects(), CardType.CHARACTER);
    together("characters", entry.id(), effects, CardType.CHARACTER, PlayTime.NONE);
    return new Card(card, entry.kind(), EffectCondition.ALWAYS, effects, List.of());
  }

  private void together(String file, String id, List<Clause> effects, CardType type, PlayTime when) {
    String fault = vocabulary.fault(effects, type, when);
    if (!fault.isEmpty()) {
      reader.report(file, id, "effects", fault);
    }
  }

  /** Reads the cards of a file. The owner chooses the deck that they are in (MT-RUL-06). */
  List<Card> cards(String file, List<CardEntry> entries) {
    List<Card> cards = new ArrayList<>();
    for (CardEntry entry : entries) {
      if (entry.type() == CardType.CHARACTER) {
        reader.report(file, entry.id(), "type", "must be a type of a deck, was character");
      }
      fields(file, entry);
      List<Clause> effects = clauses(file, entry.id(), "effects", entry.effects(), entry.type());
      together(file, entry.id(), effects, entry.type(), entry.when());
      cards.add(new Card(entry, CharacterKind.HUMAN, requirement(file, entry), effects,
          clauses(file, entry.id(), "badStuff", entry.badStuff(), null)));
    }
    return List.copyOf(cards);
  }

  private void fields(String file, CardEntry entry) {
    CardType type = entry.type();
    boolean isMonster = type == CardType.MONSTER;
    must(file, entry, "level", isMonster ? entry.level() > 0 : entry.level() == 0,
        isMonster ? "must be at least 1 for a monster" : "only a monster has this");
    must(file, entry, "treasures", isMonster || entry.treasures() == 0, "only a monster has this");
    must(file, entry, "kills", isMonster || entry.kills() == 1, "only a monster has this");
    must(file, entry, "tags", isMonster || entry.tags().isEmpty(), "only a monster has this");
    must(file, entry, "badStuff", isMonster != entry.badStuff().isEmpty(),
        isMonster ? "is missing" : "only a monster has this");
    must(file, entry, "rank", (type == CardType.KATA) == entry.rank() > 0,
        type == CardType.KATA ? "must be 1..4 for a Kata" : "only a Kata has this");
    must(file, entry, "bonus", type == CardType.ITEM || type == CardType.ALLY || entry.bonus() == 0,
        "only an Item or Ally has this");
    must(file, entry, "slot", type == CardType.ITEM || entry.slot() == Slot.NONE, "only a permanent Item has this");
    must(file, entry, "gold", type.isItem() || entry.gold() == 0, "only an Item has this");
    must(file, entry, "requires", type == CardType.ITEM || entry.requires().isEmpty(),
        "only a permanent Item has this");
    boolean isTimed = type == CardType.ONE_SHOT || type == CardType.LEVEL_CARD || type == CardType.SPECIAL;
    must(file, entry, "when", isTimed == (entry.when() != PlayTime.NONE),
        isTimed ? "is missing" : "only a One-Shot or another Treasure that is no Item has this");
    must(file, entry, "word", (type == CardType.STANCE) != entry.word().isEmpty(),
        type == CardType.STANCE ? "is missing" : "only a Stance has this");
    must(file, entry, "effects", !isTimed && type.ordinal() != CardType.ENHANCER.ordinal()
        && type != CardType.TRAP && type != CardType.WANDERING || !entry.effects().isEmpty(), "is missing");
  }

  private void must(String file, CardEntry entry, String field, boolean holds, String message) {
    if (!holds) {
      reader.report(file, entry.id(), field, message);
    }
  }

  private EffectCondition requirement(String file, CardEntry entry) {
    if (entry.requires().isEmpty()) {
      return EffectCondition.ALWAYS;
    }
    try {
      EffectCondition condition = vocabulary.conditions().parse(entry.requires());
      refers(file, entry.id(), "requires", condition);
      boolean isKnown = switch (condition.test().argument()) {
        case STANCE, KIND, CHARACTER -> true;
        default -> false;
      };
      String was = ", was \"" + entry.requires() + "\"";
      must(file, entry, "requires", isKnown, "must be a STANCE, KIND or CHARACTER" + was);
      must(file, entry, "requires", !isKnown || condition.scope() == EffectCondition.Scope.SELF, "must be of the owner" + was);
      return condition;
    } catch (IllegalArgumentException wrong) {
      reader.report(file, entry.id(), "requires", String.valueOf(wrong.getMessage()));
      return EffectCondition.ALWAYS;
    }
  }

  private List<Clause> clauses(String file, String id, String field, String text, @Nullable CardType type) {
    try {
      List<Clause> clauses = vocabulary.read(text);
      for (Clause clause : clauses) {
        refers(file, id, field, clause.condition());
        if (clause.effect() instanceof Effect.Remove remove) {
          refers(file, id, field, remove.fitting());
        }
        String fault = vocabulary.fault(clause, type);
        if (!fault.isEmpty()) {
          reader.report(file, id, field, fault);
        }
      }
      return clauses;
    } catch (IllegalArgumentException wrong) {
      reader.report(file, id, field, String.valueOf(wrong.getMessage()));
      return List.of();
    }
  }

  private void refers(String file, String id, String field, EffectCondition condition) {
    if (!isComplete) {
      return; // what is not known may be in an entry that is reported
    }
    Set<String> known = switch (condition.test().argument()) {
      case STANCE -> stances;
      case CHARACTER -> characters;
      case MONSTER -> monsters;
      case KIND -> words(CharacterKind.values());
      case TAG -> words(Tag.values());
      case SLOT -> words(Slot.HEAD, Slot.ARMOR, Slot.FOOT, Slot.ONEHAND, Slot.TWOHAND);
      default -> Set.of("");
    };
    if (!known.contains(condition.word())) {
      reader.report(file, id, field, condition.test() + " must be one of " + String.join(", ", known)
          + ", was \"" + condition.word() + "\"");
    }
  }

  private static Set<String> words(Enum<?>... constants) {
    return Arrays.stream(constants).map(Enum::name).collect(Collectors.toCollection(TreeSet::new));
  }
}
