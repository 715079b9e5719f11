package games.kumite.kungfu.content;

import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A figure that a player builds: what has been bought for it so far (KF-GANG-01 to 08, KF-GANG-11 to 14, KF-GANG-18). Its id,
 * such as {@code custom+extra+pistol+armour}, says all of it. Immutable.
 *
 * @param type Extra, Bruiser or Protagonist
 * @param combat its C
 * @param sex for Knock-out Beauty
 * @param marks the marks that its player has set, in their order (KF-RUL-48)
 * @param forms the traits of each form in their order, the usual form first
 */
@Immutable
public record Blueprint(FigureType type, int combat, Sex sex, List<Mark> marks, List<List<Trait>> forms) {

  /** The most forms of a figure, the usual one among them (KF-RUL-199). */
  static final int MAX_FORMS = 4;
  /** The most grenades of a figure (KF-GANG-08). */
  static final int MAX_GRENADES = 3;
  /** The highest number for Rare (KF-GANG-10). */
  private static final int MAX_RARE = 15;
  /** The beginning of the ids of figures that were built; ids of the content have no plus sign. */
  private static final String CUSTOM = "custom";
  private static final String WEAKER = "combat-3";

  /** Two traits that one form may not have together. */
  record Conflict(Trait one, Trait other, BuildFault fault) {

    boolean isIn(List<Trait> traits) {
      return traits.contains(one) && traits.contains(other);
    }
  }

  /** All pairs of traits that do not go together. */
  static final List<Conflict> CONFLICTS = List.of(
      new Conflict(Trait.UNDEAD, Trait.BOILING_BLOOD, BuildFault.BOILING_BLOOD),
      new Conflict(Trait.ARTIFICIAL, Trait.BOILING_BLOOD, BuildFault.BOILING_BLOOD),
      new Conflict(Trait.WATERBANE, Trait.WATERWALK, BuildFault.WATERBANE),
      new Conflict(Trait.WATERBANE, Trait.AMPHIBIOUS, BuildFault.WATERBANE),
      new Conflict(Trait.YIN_YANG_IMBALANCE, Trait.BOILING_BLOOD, BuildFault.YIN_YANG),
      new Conflict(Trait.YIN_YANG_IMBALANCE, Trait.DASHING, BuildFault.YIN_YANG),
      new Conflict(Trait.BIG, Trait.HUGE, BuildFault.SIZE),
      new Conflict(Trait.LONG_MOVE, Trait.SHORT_MOVE, BuildFault.STICK));

  /** Copies the lists. */
  public Blueprint {
    marks = List.copyOf(marks);
    forms = forms.stream().map(List::copyOf).toList();
  }

  /** Returns one for which nothing has been bought yet. */
  public static Blueprint of(FigureType type) {
    return new Blueprint(type, type.combat(), Sex.MALE, List.of(), List.of(List.of()));
  }

  /** Returns whether an id is that of a figure that was built. */
  public static boolean isCustom(String id) {
    return id.startsWith(CUSTOM + "+");
  }

  /** Returns a copy with one more trait in its last form. */
  public Blueprint with(Trait trait) {
    List<Trait> traits = new ArrayList<>(current());
    traits.add(trait);
    Collections.sort(traits);
    List<List<Trait>> all = new ArrayList<>(forms);
    all.set(all.size() - 1, traits);
    return new Blueprint(type, combat, sex, marks, all);
  }

  /** Returns a copy with C3 instead of C4 (KF-GANG-04). */
  public Blueprint weaker() {
    return new Blueprint(type, type.combat() - 1, sex, marks, forms);
  }

  /** Returns a copy of another sex. */
  public Blueprint with(Sex other) {
    return new Blueprint(type, combat, other, marks, forms);
  }

  /** Returns a copy with one more mark. */
  public Blueprint with(Mark mark) {
    List<Mark> all = new ArrayList<>(marks);
    all.add(mark);
    Collections.sort(all);
    return new Blueprint(type, combat, sex, all, forms);
  }

  /** Returns a copy with another form, which has no traits yet; what is bought from now on belongs to it. */
  public Blueprint withForm() {
    List<List<Trait>> all = new ArrayList<>(forms);
    all.add(List.of());
    return new Blueprint(type, combat, sex, marks, all);
  }

  /** Returns the traits of the form for which traits are bought now. */
  public List<Trait> current() {
    return forms.get(forms.size() - 1);
  }

  /** Returns whether its C can still be lowered (KF-GANG-04). */
  public boolean canBeWeaker() {
    return type == FigureType.PROTAGONIST && combat == type.combat();
  }

  /** Returns the number that a gang may have, 0 for any number (KF-GANG-10). */
  int rare() {
    return Collections.frequency(forms.get(0), Trait.RARE);
  }

  private List<Trait> all() {
    return forms.stream().flatMap(List::stream).toList();
  }

  /** Returns the price of a trait for a type (KF-GANG-05 to 07), null if it cannot buy it. */
  public static @Nullable Integer price(FigureType type, TraitEntry trait) {
    Integer own = type.isExtra() ? trait.extra() : trait.protagonist();
    return own == null && isStarred(type, trait) ? trait.protagonist() : own;
  }

  /** Returns whether a trait is one that a Bruiser buys at the Protagonists' price (KF-GANG-06). */
  static boolean isStarred(FigureType type, TraitEntry trait) {
    return type == FigureType.BRUISER && trait.extra() == null && trait.starred();
  }

  private static TraitEntry entry(Map<Trait, TraitEntry> prices, Trait trait) {
    return Objects.requireNonNull(prices.get(trait));
  }

  /** Returns what it costs: the base and the traits of all forms (KF-GANG-08, KF-GANG-18). */
  public int cost(Map<Trait, TraitEntry> prices) {
    int cost = type.base() - (combat < type.combat() ? FigureType.WEAKER : 0);
    for (Trait trait : all()) {
      Integer price = price(type, entry(prices, trait));
      cost += price == null ? 0 : price;
    }
    return cost;
  }

  /** Returns the least that it can come to cost: detrimental traits may still be bought, for its last form and further ones. */
  public int leastCost(Map<Trait, TraitEntry> prices) {
    int now = 0;
    int later = 0;
    for (TraitEntry trait : prices.values()) {
      Integer price = price(type, trait);
      if (price != null && price < 0) {
        now += conflict(prices, trait.trait()) == null ? price : 0;
        later += price;
      }
    }
    boolean isShifting = forms.get(0).contains(Trait.SHAPE_SHIFT);
    return cost(prices) + now + (isShifting ? (MAX_FORMS - forms.size()) * later : 0);
  }

  /** Returns the reason why a trait cannot be bought for its last form, null if it can. */
  public @Nullable BuildFault fault(Map<Trait, TraitEntry> prices, Trait trait) {
    BuildFault fault = conflict(prices, trait);
    return fault == null && with(trait).leastCost(prices) > type.max() ? BuildFault.priceOf(type) : fault;
  }

  private @Nullable BuildFault conflict(Map<Trait, TraitEntry> prices, Trait trait) {
    if (price(type, entry(prices, trait)) == null) {
      return BuildFault.notFor(type);
    }
    if (isStarred(type, entry(prices, trait)) && all().stream().anyMatch(other -> isStarred(type, entry(prices, other)))) {
      return BuildFault.SECOND_STARRED;
    }
    if (trait == Trait.SIGNATURE_WEAPON && all().contains(trait)) {
      return BuildFault.SIGNATURE_WEAPON;
    }
    if (forms.size() > 1 && (trait == Trait.SHAPE_SHIFT || trait == Trait.RARE)) {
      return BuildFault.USUAL_FORM;
    }
    if (Collections.frequency(trait == Trait.GRENADE ? all() : current(), trait) >= most(trait)) {
      return BuildFault.TOO_OFTEN;
    }
    List<Trait> traits = with(trait).current();
    for (Conflict conflict : CONFLICTS) {
      if (conflict.isIn(traits)) {
        return conflict.fault();
      }
    }
    return null;
  }

  private static int most(Trait trait) {
    return trait == Trait.GRENADE ? MAX_GRENADES : trait == Trait.RARE ? MAX_RARE : 1;
  }

  /** Returns the reason why it cannot have another form, null if it can. */
  public @Nullable BuildFault formFault(Map<Trait, TraitEntry> prices) {
    if (!forms.get(0).contains(Trait.SHAPE_SHIFT)) {
      return BuildFault.NO_SHAPE_SHIFT;
    }
    return forms.size() == MAX_FORMS ? BuildFault.TOO_MANY_FORMS
        : withForm().leastCost(prices) > type.max() ? BuildFault.priceOf(type) : null;
  }

  /** Returns the reason why it is not complete, null if it is. */
  public @Nullable BuildFault fault(Map<Trait, TraitEntry> prices) {
    if (forms.size() == 1 && forms.get(0).contains(Trait.SHAPE_SHIFT)) {
      return BuildFault.NO_FORM;
    }
    int cost = cost(prices);
    return cost < type.min() || cost > type.max() ? BuildFault.priceOf(type) : null;
  }

  /** Returns the id of the figure. */
  public String id() {
    List<String> words = new ArrayList<>(List.of(CUSTOM, Texts.word(type)));
    if (combat < type.combat()) {
      words.add(WEAKER);
    }
    if (sex != Sex.MALE) {
      words.add(Texts.word(sex));
    }
    marks.forEach(mark -> words.add(Texts.word(mark)));
    forms.get(0).forEach(trait -> words.add(trait.word()));
    return String.join("+", words) + forms.subList(1, forms.size()).stream()
        .map(form -> "." + form.stream().map(Trait::word).collect(Collectors.joining("+"))).collect(Collectors.joining());
  }

  /**
   * Reads an id.
   *
   * @throws IllegalArgumentException if it names no figure that can be built
   */
  public static Blueprint read(Map<Trait, TraitEntry> prices, String id) {
    String[] parts = id.split("\\.", -1);
    String[] words = parts[0].split("\\+", -1);
    FigureType type = words.length < 2 ? null : word(FigureType.values(), words[1]);
    if (type == null) {
      throw new IllegalArgumentException(id + " must begin with custom+extra, custom+bruiser or custom+protagonist");
    }
    Blueprint plan = of(type);
    for (String word : Arrays.asList(words).subList(2, words.length)) {
      plan = plan.read(prices, id, word);
    }
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      require(plan.formFault(prices), id, "another form");
      plan = plan.withForm();
      for (String word : part.isEmpty() ? new String[0] : part.split("\\+", -1)) {
        plan = plan.buy(prices, id, word);
      }
    }
    require(plan.fault(prices), id, "its price of " + plan.cost(prices) + " points");
    return plan;
  }

  private Blueprint read(Map<Trait, TraitEntry> prices, String id, String word) {
    Sex other = word(Sex.values(), word);
    Mark mark = word(Mark.values(), word);
    return word.equals(WEAKER) && canBeWeaker() ? weaker() : other != null ? with(other)
        : mark != null && !marks.contains(mark) ? with(mark) : buy(prices, id, word);
  }

  private Blueprint buy(Map<Trait, TraitEntry> prices, String id, String word) {
    Trait trait = Trait.of(word);
    if (trait == null) {
      throw new IllegalArgumentException(id + ": there is no trait " + word);
    }
    BuildFault fault = conflict(prices, trait);
    require(fault, id, word);
    return with(trait);
  }

  private static void require(@Nullable BuildFault fault, String id, String what) {
    if (fault != null) {
      throw new IllegalArgumentException(id + ": " + what + " is against " + fault.rule() + ": " + fault.key());
    }
  }

  private static <E extends Enum<E>> @Nullable E word(E[] values, String word) {
    for (E value : values) {
      if (Texts.word(value).equals(word)) {
        return value;
      }
    }
    return null;
  }
}
