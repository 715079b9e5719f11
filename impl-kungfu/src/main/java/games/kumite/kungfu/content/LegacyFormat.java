package games.kumite.kungfu.content;

import games.kumite.api.InvalidSetupException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Legacies as text, one gang after the other: {@code level=1 members=dim-mak-master/unarmed,student/lost,student; level=0
 * members=detective/refused-1-1,...}. Stateless.
 */
public final class LegacyFormat {

  /** The option whose value such a text is. */
  public static final String OPTION = "campaign";

  private static final Pattern FORM = Pattern.compile("level=(-?[0-9]{1,2})( thanks)? members=(\\S+)");
  private static final Pattern MEMBER =
      Pattern.compile("([A-Za-z0-9+._-]+?)(/lost)?(/unarmed)?(?:/(humbled|refused)(?:-([1-6]-[1-9][0-9]?))?)?");

  private LegacyFormat() {}

  /** Returns one gang as text. */
  public static String write(Legacy legacy) {
    return "level=" + legacy.level() + (legacy.thanks() > 0 ? " thanks" : "") + " members="
        + String.join(",", legacy.members().stream().map(LegacyFormat::write).toList());
  }

  private static String write(Member member) {
    StringBuilder text = new StringBuilder(member.profile());
    for (Burden burden : member.burdens()) {
      text.append('/').append(burden.word());
    }
    return member.humbler().isEmpty() ? text.toString() : text.append('-').append(member.humbler()).toString();
  }

  /**
   * Reads and checks what all gangs bring.
   *
   * @param gangs the number of gangs
   * @param limits the limits of a gang
   * @param text the option's value; empty if this battle follows no other
   * @return one legacy for each gang in their order, or none at all
   * @throws InvalidSetupException if a gang is missing or is none that could have come out of a battle
   */
  public static List<Legacy> read(Content content, int gangs, GangLimits limits, String text) {
    if (text.isBlank()) {
      return List.of();
    }
    String[] parts = text.split(";");
    require(parts.length == gangs, "must have " + gangs + " gangs, had " + parts.length);
    List<Legacy> legacies = new ArrayList<>();
    for (int gang = 0; gang < parts.length; gang++) {
      legacies.add(gang(content, limits, gang, parts[gang].strip()));
    }
    for (int gang = 0; gang < gangs; gang++) {
      for (Member member : legacies.get(gang).members()) {
        checkHumbler(legacies, gang, member);
      }
    }
    return List.copyOf(legacies);
  }

  private static Legacy gang(Content content, GangLimits limits, int gang, String part) {
    Matcher match = FORM.matcher(part);
    require(match.matches(), "gang " + (gang + 1) + " must be like \"level=0 members=detective,student/lost\", was \""
        + part + "\"");
    List<Member> members = Arrays.stream(match.group(3).split(",", -1)).map(word -> member(content, word)).toList();
    List<Profile> profiles = members.stream().map(member -> profile(content, member.profile())).toList();
    GangFault fault = limits.fault(profiles);
    require(fault == null, "gang " + (gang + 1) + " is no legal gang"
        + (fault == null ? "" : ": " + fault.key() + " (" + fault.rule() + ")"));
    return new Legacy(Integer.parseInt(match.group(1)), match.group(2) == null ? 0 : 1, members);
  }

  private static Member member(Content content, String word) {
    Matcher match = MEMBER.matcher(word);
    require(match.matches(), "a member must be like student, student/lost, detective/unarmed or detective/refused-2-1,"
        + " was \"" + word + "\"");
    List<Burden> burdens = new ArrayList<>();
    for (Burden burden : Burden.values()) {
      if (Arrays.asList(match.group(2), match.group(3), "/" + match.group(4)).contains("/" + burden.word())) {
        burdens.add(burden);
      }
    }
    Profile profile = profile(content, match.group(1));
    require(!burdens.contains(Burden.LOST) || burdens.size() == 1, word + ": who is lost brings nothing");
    require(!burdens.contains(Burden.UNARMED) || profile.weapons(0).contains(Weapon.SIGNATURE),
        word + " has no Signature Weapon to lose");
    return new Member(profile.id, burdens, match.group(5) == null ? "" : match.group(5));
  }

  private static Profile profile(Content content, String id) {
    if (Blueprint.isCustom(id)) {
      try {
        Blueprint plan = Blueprint.read(content.prices(), id);
        return Profile.of(plan, "A", plan.cost(content.prices()));
      } catch (IllegalArgumentException wrong) {
        throw new InvalidSetupException(said(String.valueOf(wrong.getMessage())));
      }
    }
    return content.profiles().stream().filter(profile -> profile.id.equals(id)).findFirst()
        .orElseThrow(() -> new InvalidSetupException(said("there is no profile " + id)));
  }

  private static void checkHumbler(List<Legacy> legacies, int gang, Member member) {
    if (member.humbler().isEmpty()) {
      return;
    }
    int dash = member.humbler().indexOf('-');
    int by = Integer.parseInt(member.humbler().substring(0, dash)) - 1;
    int number = Integer.parseInt(member.humbler().substring(dash + 1));
    boolean isThere = by < legacies.size() && by != gang && number <= legacies.get(by).members().size()
        && !legacies.get(by).members().get(number - 1).is(Burden.LOST);
    require(isThere, "no figure " + member.humbler() + " of another gang has Humbled a " + member.profile());
  }

  private static void require(boolean isRight, String message) {
    if (!isRight) {
      throw new InvalidSetupException(said(message));
    }
  }

  private static String said(String message) {
    return "option " + OPTION + ": " + message;
  }
}
