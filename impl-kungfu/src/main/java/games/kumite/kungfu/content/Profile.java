package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;

/** A kind of figure, ready for the rules. Immutable. */
@Immutable
public final class Profile {

  /** The key of the picture of figures that were built. */
  public static final String CUSTOM_ART = "custom";
  /** The id. */
  public final String id;
  /** The display name; of a figure that was built its id. */
  public final String name;
  /** The letter that tells figures that were built apart, empty for those of the content. */
  public final String letter;
  /** The type; for a guest, as what it takes damage. */
  public final FigureType type;
  /** Whether it is a guest of the scenario and not a member of a gang. */
  public final boolean isGuest;
  /** Whether it never counts as an enemy for Free Moves. */
  public final boolean isCivilian;
  /** The cost, 0 for a guest. */
  public final int points;
  /** The number that a gang may have, 0 for any number. */
  public final int rare;
  /** Its Q. */
  public final int quality;
  /** Its C. */
  public final int combat;
  /** For Knock-out Beauty. */
  public final Sex sex;
  private final int marks;
  private final List<List<Trait>> traits;
  private final Traits[] forms;
  private final List<List<Weapon>> weapons = new ArrayList<>();

  private Profile(String id, String name, String letter, FigureType type, boolean isGuest, boolean isCivilian, int points, int rare,
      int quality, int combat, Sex sex, List<Mark> marks, List<List<Trait>> traits) {
    this.id = id;
    this.name = name;
    this.letter = letter;
    this.type = type;
    this.isGuest = isGuest;
    this.isCivilian = isCivilian;
    this.points = points;
    this.rare = rare;
    this.quality = quality;
    this.combat = combat;
    this.sex = sex;
    this.marks = marks.stream().mapToInt(mark -> 1 << mark.ordinal()).reduce(0, (a, b) -> a | b);
    this.traits = List.copyOf(traits);
    this.forms = this.traits.stream().map(Traits::new).toArray(Traits[]::new);
    this.traits.forEach(form -> weapons.add(Weapon.of(form)));
  }

  static Profile of(ProfileEntry entry) {
    List<List<Trait>> traits = new ArrayList<>();
    traits.add(entry.traits());
    entry.forms().forEach(form -> traits.add(form.traits()));
    return new Profile(entry.id(), entry.name(), "", entry.type(), false, false, entry.points(), entry.rare(),
        entry.quality(), entry.combat(), entry.sex(), entry.marks(), traits);
  }

  static Profile of(GuestEntry entry) {
    return new Profile(entry.id(), entry.name(), "", entry.damage(), true, entry.civilian(), 0, 0, entry.quality(),
        entry.combat(), entry.sex(), entry.marks(), List.of(entry.traits()));
  }

  /**
   * Returns the profile of a figure that is built.
   *
   * @param plan the figure
   * @param letter the letter that tells it apart
   * @param points the cost
   */
  public static Profile of(Blueprint plan, String letter, int points) {
    return new Profile(plan.id(), plan.id(), letter, plan.type(), false, false, points, plan.rare(), plan.type().quality(),
        plan.combat(), plan.sex(), plan.marks(), plan.forms());
  }

  /** Returns the key of its picture, one for all figures that were built. */
  public String art() {
    return letter.isEmpty() ? id : CUSTOM_ART;
  }

  /** Returns whether it is the Protagonist of a gang; a guest only takes damage as one (KF-RUL-146). */
  public boolean isProtagonist() {
    return type == FigureType.PROTAGONIST && !isGuest;
  }

  /** Returns how many forms it has: 1 without Shape-shift. */
  public int forms() {
    return forms.length;
  }

  /** Returns the traits of a form; 0 is its usual one. */
  public List<Trait> traits(int form) {
    return traits.get(form);
  }

  /** Returns whether a form has a trait. */
  public boolean has(int form, Trait trait) {
    return forms[form].has(trait);
  }

  /** Returns the traits of a form, for quick questions. */
  public Traits of(int form) {
    return forms[form];
  }

  /** Returns the traits of all its forms together. */
  public Traits all() {
    Traits all = forms[0];
    for (int form = 1; form < forms.length; form++) {
      all = all.and(forms[form]);
    }
    return all;
  }

  /** Returns the weapons of a form, one item each (KF-RUL-55). */
  public List<Weapon> weapons(int form) {
    return weapons.get(form);
  }

  /** Returns whether it has a mark. */
  public boolean is(Mark mark) {
    return (marks >> mark.ordinal() & 1) != 0;
  }

  /** Returns how large a form is (KF-RUL-12). */
  public Size size(int form) {
    return has(form, Trait.HUGE) ? Size.HUGE : has(form, Trait.BIG) ? Size.BIG : Size.NORMAL;
  }

  /** Returns the stick of a form (KF-MOV-01). */
  public Stick stick(int form) {
    return has(form, Trait.LONG_MOVE) ? Stick.LONG : has(form, Trait.SHORT_MOVE) ? Stick.SHORT : Stick.MEDIUM;
  }
}
